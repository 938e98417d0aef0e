import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { IMPORT_MS } from '#tests/site/budgets.ts';
import { functionsEnvironment, localPorts } from '../environment.ts';
import type { Extent } from './extent.ts';
import { figureOf } from './figure.ts';
import { partOf, type PartResult } from './part.ts';

/** The bundle's size, and how long a new instance takes to import it: a fresh process each time. */
export async function benchFunctions(root: string, { runs }: Extent): Promise<PartResult> {
  const lib = join(root, 'functions/lib');
  const files = globSync('**/*.js', { cwd: lib });
  const bytes = files.reduce((sum, file) => sum + statSync(join(lib, file)).size, 0);
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) times.push(await importTime(lib));
  return partOf({
    title: 'Functions',
    subject: 'Bundle',
    columns: [
      { name: 'Import ms', digits: 0 },
      { name: 'Files', digits: 0 },
      { name: 'KB', digits: 1 },
    ],
    rows: [
      {
        name: 'functions/lib',
        figures: {
          'Import ms': figureOf(times, { most: IMPORT_MS }),
          Files: { value: files.length },
          KB: { value: bytes / 1_000 },
        },
      },
    ],
  });
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
