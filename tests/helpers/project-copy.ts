import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build of the site and the type check read. */
const PARTS = [
  ...['src', 'public', 'scripts', 'emulators', 'tests'],
  ...['functions/src', 'functions/site', 'functions/package.json', 'functions/tsconfig.json'],
  ...['astro.config.mjs', 'docs/benchmarks.json', 'package.json', 'tsconfig.json'],
];

export interface ProjectCopy {
  root: string;
  write(files: Record<string, string | Buffer>): void;
  read(file: string): string;
  /** Replaces a passage; throws when the file does not have it. */
  edit(file: string, passage: string | RegExp, replacement: string): void;
  /**
   * Reads and checks the content (`sync`), or builds the site into `dist` below the root (`build`);
   * the output in place of an answer when that fails.
   */
  astro(
    command: 'sync' | 'build',
    environment?: Record<string, string>,
  ): Promise<string | undefined>;
  /** `npm run` with these arguments; the output when that fails. */
  npmRun(...args: string[]): Promise<string | undefined>;
  remove(): void;
}

/** A copy of the project that may be changed, checked and built beside the real one. */
export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of PARTS) {
    cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  }
  // A folder of its own for what Astro keeps between builds; the packages are those of the project.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.astro' || name === '.vite') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  const run = async (command: string, args: string[], environment = {}) => {
    const child = spawn(command, args, {
      cwd: copy,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    await once(child, 'close');
    return child.exitCode === 0 ? undefined : output;
  };
  return {
    root: copy,
    write(files) {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(copy, path)), { recursive: true });
        writeFileSync(join(copy, path), content);
      }
    },
    read,
    edit(file, passage, replacement) {
      const text = read(file);
      const edited = text.replace(passage, () => replacement);
      if (edited === text) throw new Error(`${file} has nothing like ${String(passage)}.`);
      writeFileSync(join(copy, file), edited);
    },
    astro: (command, environment) =>
      run(join(root, 'node_modules/.bin/astro'), [command], environment),
    npmRun: (...args) => run('npm', ['run', ...args]),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
