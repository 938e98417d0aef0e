import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { IMPORT_MS } from '#tests/site/budgets.ts';
import { functionsEnvironment, localPorts } from '../environment.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import type { PartResult } from './part.ts';

/** A fresh process each; the fastest counts, because a busy machine lengthens the others. */
const IMPORTS = 7;

/** The bundle's size, and how long a new instance takes to import it. */
export async function benchFunctions(root: string): Promise<PartResult> {
  const lib = join(root, 'functions/lib');
  const files = globSync('**/*.js', { cwd: lib });
  const bytes = files.reduce((sum, file) => sum + statSync(join(lib, file)).size, 0);
  const times: number[] = [];
  for (let index = 0; index < IMPORTS; index += 1) times.push(await importTime(lib));
  times.sort((a, b) => a - b);
  const [fastest = 0] = times;
  const median = times.at(Math.floor(times.length / 2)) ?? 0;
  const exceeded = `Functions: imported in ${fastest.toFixed(0)} ms, at most ${IMPORT_MS}`;
  return {
    title: 'Functions',
    table: markdownTable(
      ['Bundle', 'Files', 'KB', 'Import ms', 'Median ms'],
      [['functions/lib', files.length, kilobytes(bytes), fastest.toFixed(0), median.toFixed(0)]],
    ),
    values: { files: files.length, bytes, importMilliseconds: times },
    exceeded: fastest > IMPORT_MS ? [exceeded] : [],
  };
}

/** Milliseconds from the import to its end, without the start of Node itself. */
async function importTime(lib: string): Promise<number> {
  const address = pathToFileURL(join(lib, 'index.js')).href;
  const code = `const start = performance.now(); await import(${JSON.stringify(address)}); process.stdout.write(String(performance.now() - start)); process.exit(0);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { env: { ...process.env, ...functionsEnvironment(localPorts()) } },
  );
  return Number(stdout.split('\n').at(-1));
}
