import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { IMPORT_MS } from '#tests/site/budgets.ts';
import { functionsEnvironment, localPorts } from '../environment.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import type { PartResult } from './part.ts';

/** A fresh process each. */
const IMPORTS = 7;

/** The bundle's size, and how long a new instance takes to import it. */
export async function benchFunctions(root: string): Promise<PartResult> {
  const lib = join(root, 'functions/lib');
  const files = globSync('**/*.js', { cwd: lib });
  const bytes = files.reduce((sum, file) => sum + statSync(join(lib, file)).size, 0);
  const times: number[] = [];
  for (let index = 0; index < IMPORTS; index += 1) times.push(await importTime(lib));
  const time = median(times);
  const exceeded = `Functions: imported in ${time.toFixed(0)} ms, at most ${IMPORT_MS}`;
  return {
    title: 'Functions',
    table: markdownTable(
      ['Bundle', 'Files', 'KB', 'Import ms'],
      [['functions/lib', files.length, kilobytes(bytes), time.toFixed(0)]],
    ),
    values: { files: files.length, bytes, importMilliseconds: times },
    exceeded: time > IMPORT_MS ? [exceeded] : [],
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
