import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { findChromium } from '../chromium.ts';
import { missedIn, toMarkdown, type Table } from './figures.ts';

/** When and where figures were measured, and of which code. */
export interface Measured {
  /** ISO 8601, the day. */
  date: string;
  /** With a plus when files were changed since. */
  commit: string;
  machine: string;
}

/** docs/benchmarks.json: each table as it was measured last, by its name. */
export type BenchRecord = Record<string, Table & { measured: Measured }>;

const docs = new URL('../../docs/', import.meta.url);
const FILES = {
  json: new URL('benchmarks.json', docs).pathname,
  page: new URL('benchmarks.md', docs).pathname,
};

const START = '<!-- Figures: written by `npm run bench -- --write` from benchmarks.json. -->';
const END = '<!-- End of the figures. -->';

/** @param root folder of the project, with its Git history */
export function measuredNow(root: string): Measured {
  const output = (command: string, ...parameters: string[]) =>
    spawnSync(command, parameters, { encoding: 'utf8', cwd: root }).stdout.trim();
  const isChanged = output('git', 'status', '--porcelain', '--', 'src', 'functions') !== '';
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const browser = output(findChromium() ?? chromium.executablePath(), '--version');
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${output('git', 'rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`,
    machine: `${cpus().length} cores (${model}), ${gigabytes} GB, Node ${process.version}, ${browser}`,
  };
}

/**
 * Writes the tables that were measured just now into docs/benchmarks.json and docs/benchmarks.md. The
 * others keep their figures, with their own day and commit.
 */
export async function writeRecord(
  tables: Readonly<Record<string, Table>>,
  measured: Measured,
): Promise<void> {
  const record = JSON.parse(readFileSync(FILES.json, 'utf8')) as BenchRecord;
  for (const [name, table] of Object.entries(tables)) record[name] = { measured, ...table };
  const page = withFigures(readFileSync(FILES.page, 'utf8'), record);
  const files = [
    [FILES.json, JSON.stringify(record)],
    [FILES.page, page],
  ] as const;
  for (const [file, text] of files) {
    const options = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(text, options));
  }
}

/**
 * The page with the record's tables between its two marks.
 *
 * @throws when the marks are missing
 */
export function withFigures(page: string, record: BenchRecord): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page lacks the lines that hold the figures:\n${START}\n${END}`);
  }
  const tables = Object.values(record);
  const missed = tables.flatMap(missedIn).map((line) => `- ${line}`);
  const sections = tables.map((table) => {
    const { date, commit, machine } = table.measured;
    const measured = `Measured on ${date} at ${commit} on ${machine}.`;
    return `### ${table.title}\n\n${measured}\n\n${toMarkdown(table)}`;
  });
  const budgets =
    missed.length === 0
      ? 'Every budget that was measured holds.'
      : `Missed budgets:\n\n${missed.join('\n')}`;
  return [before.trimEnd(), START, budgets, ...sections, END, after.trimStart()].join('\n\n');
}
