import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import type { Circumstances } from './recorded.ts';

const DEFAULT_COMMAND = 'npm run bench';

/** @param root folder of the project, with its Git history */
export function circumstances(root: string, parameters: readonly string[]): Circumstances {
  const command =
    parameters.length === 0 ? DEFAULT_COMMAND : `${DEFAULT_COMMAND} -- ${parameters.join(' ')}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(root),
    command,
    machine: machine(),
  };
}

function outputOf(command: string, parameters: readonly string[], cwd?: string): string {
  const { stdout } = spawnSync(command, parameters, { encoding: 'utf8', ...(cwd && { cwd }) });
  return stdout.trim();
}

function commitOf(root: string): string {
  const commit = outputOf('git', ['rev-parse', '--short', 'HEAD'], root);
  const isChanged =
    outputOf('git', ['status', '--porcelain', '--', 'src', 'functions'], root) !== '';
  return `${commit || 'unknown'}${isChanged ? '+' : ''}`;
}

function machine(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const browser = outputOf(findChromium() ?? chromium.executablePath(), ['--version']);
  return `${cpus().length} cores (${model}), ${gigabytes} GB, Node ${process.version}, ${browser}`;
}
