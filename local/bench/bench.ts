/**
 * `npm run bench [-- --only pages,members,content,taps,build,functions,calls] [--json <file>]`:
 * measures the built product on this machine and prints a Markdown table for each part; the numbers
 * go to a JSON file, by default `.local/bench.json`. Fails when a budget does not hold. Members' pages
 * and calls run on a local stack of its own; `LOCAL_PORT_OFFSET` moves it beside another one.
 *
 * - `--kind Article` measures one kind of public page only.
 * - `--against <folder>` compares the public pages with those of another built site, turn about.
 * - `--write` puts the tables into docs/benchmarks.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '../build-when-needed.ts';
import { localPorts } from '../environment.ts';
import { benchAgainst } from './against.ts';
import { benchBuild } from './build.ts';
import { benchCalls } from './calls.ts';
import { benchFunctions } from './functions.ts';
import { benchInteraction } from './interaction.ts';
import { benchMemberContent } from './member-content.ts';
import { benchMemberPages } from './member-pages.ts';
import { benchPublicPages } from './pages.ts';
import { report, type PartResult } from './part.ts';
import { writeBenchmarks } from './write-docs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface PartFlags {
  kind?: string | undefined;
  against?: string | undefined;
}

const PARTS = {
  pages: ({ kind, against }) =>
    against === undefined ? benchPublicPages(kind) : benchAgainst(against, kind),
  members: () => benchMemberPages(root),
  content: () => benchMemberContent(root),
  taps: () => benchInteraction(),
  build: () => benchBuild(root),
  functions: () => benchFunctions(root),
  calls: () => benchCalls(root),
} as const satisfies Record<string, (flags: PartFlags) => Promise<PartResult>>;

type PartName = keyof typeof PARTS;

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

/** @throws when a name is none of a part */
function partsIn(list: string): PartName[] {
  return list.split(',').map((name) => {
    if (!isPart(name)) {
      throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    }
    return name;
  });
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      kind: { type: 'string' },
      against: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'string', default: '.local/bench.json' },
    },
  });
  const names = partsIn(flags.only);
  await buildWhenNeeded({ root, ports: localPorts(), parts: ['functions', 'site'], step: report });
  const results: Partial<Record<PartName, PartResult>> = {};
  for (const name of names) {
    report(name);
    const result = await PARTS[name](flags);
    results[name] = result;
    process.stdout.write(`\n### ${result.title}\n\n${result.table}\n`);
  }
  const file = resolve(root, flags.json);
  await mkdir(dirname(file), { recursive: true });
  const machine = { cores: cpus().length, node: process.version };
  const values = Object.fromEntries(
    Object.entries(results).map(([name, part]) => [name, part.values]),
  );
  const measured = { date: new Date().toISOString(), machine, ...values };
  await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);

  if (flags.write) {
    const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
    await writeBenchmarks(resolve(root, 'docs/benchmarks.md'), command, Object.values(results));
  }

  const exceeded = Object.values(results).flatMap((part) => part.exceeded);
  if (exceeded.length === 0) return;
  process.stdout.write(`\nOver budget:\n\n${exceeded.map((each) => `- ${each}`).join('\n')}\n`);
  process.exitCode = 1;
}

await main();
