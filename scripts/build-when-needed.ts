import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteEnvironment, type PortName } from './environment.ts';
import { run } from './run.ts';

interface Target {
  title: string;
  /** What the output is made of, as globs from the root; nothing that the build itself writes. */
  sources: readonly string[];
  /** Whether the settings of this stack are in the output too. */
  hasSettings: boolean;
  /** Exists when it was built. */
  output: string;
  command: readonly string[];
}

const TARGETS = {
  functions: {
    title: 'Bundling the functions',
    sources: [
      'functions/src/**/*',
      'functions/*.ts',
      'functions/package.json',
      'src/shared/**/*',
      'src/i18n/**/*',
      'src/{routes,site.config}.ts',
      'package-lock.json',
    ],
    hasSettings: false,
    output: 'functions/lib/index.js',
    command: ['npm', 'run', 'build:functions'],
  },
  site: {
    title: 'Building the site',
    sources: ['src/**/*', 'public/**/*', 'astro.config.mjs', 'package-lock.json'],
    hasSettings: true,
    output: 'dist/index.html',
    command: ['npm', 'run', 'build:site'],
  },
} as const satisfies Record<string, Target>;

export type BuildTarget = keyof typeof TARGETS;

interface BuildOptions {
  root: string;
  ports: Record<PortName, number>;
  parts: readonly BuildTarget[];
  step(title: string): void;
}

async function fingerprint(
  root: string,
  sources: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  const files = await Array.fromAsync(
    glob([...sources], { cwd: root, withFileTypes: true }),
    (entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : undefined),
  );
  for (const file of files.filter((path) => path !== undefined).sort()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the site and the functions for the local stack, each only when something it is made of has
 * changed.
 *
 * @throws with the end of the tool's output when a build fails
 */
export async function buildWhenNeeded({ root, ports, parts, step }: BuildOptions): Promise<void> {
  const environment = siteEnvironment(ports);
  await mkdir(join(root, '.local'), { recursive: true });
  for (const name of parts) {
    const target = TARGETS[name];
    const stampFile = join(root, '.local', `${name}.stamp`);
    const settings = target.hasSettings ? environment : {};
    const stamp = await fingerprint(root, target.sources, settings);
    const former = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
    if (former === stamp && existsSync(join(root, target.output))) continue;
    step(target.title);
    await run(target.command, { cwd: root, environment });
    await writeFile(stampFile, stamp);
  }
}
