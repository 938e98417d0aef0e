/**
 * `npm run bench [-- --only pages,members,content,taps,build,functions,calls]`: measures the built
 * product on this machine, prints a Markdown table for each part, and says which figures lie outside
 * of the range that docs/benchmarks.json has. Fails when a budget does not hold. What belongs to
 * members runs on a local stack of its own; `LOCAL_PORT_OFFSET` moves it beside another one.
 *
 * - `--write` renews docs/benchmarks.json and the tables of docs/benchmarks.md; parts that were not
 *   measured keep their figures.
 * - `--kind Article` measures one kind of public page only.
 * - `--against <folder>` compares the public pages with those of another built site, turn about.
 * - `--quick` measures as little as shows that a part works.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '../build-when-needed.ts';
import { localPorts } from '../environment.ts';
import { benchAgainst } from './against.ts';
import { benchBuild } from './build.ts';
import { benchCalls } from './calls.ts';
import { circumstances } from './circumstances.ts';
import { comparePart } from './compare.ts';
import { QUICK, WHOLE, type Extent } from './extent.ts';
import { benchFunctions } from './functions.ts';
import { benchInteraction } from './interaction.ts';
import { benchMemberContent } from './member-content.ts';
import { benchMemberPages } from './member-pages.ts';
import { benchPublicPages } from './pages.ts';
import { missedIn, report, tableOf, type PartResult } from './part.ts';
import { readRecorded, renew, type Recorded } from './recorded.ts';
import { writeRecorded } from './write-docs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES = { json: `${root}docs/benchmarks.json`, page: `${root}docs/benchmarks.md` };

const PARTS = {
  pages: (extent) => benchPublicPages(extent),
  members: (extent) => benchMemberPages(root, extent),
  content: (extent) => benchMemberContent(root, extent),
  taps: (extent) => benchInteraction(root, extent),
  build: (extent) => benchBuild(root, extent),
  functions: (extent) => benchFunctions(root, extent),
  calls: () => benchCalls(root),
} as const satisfies Record<string, (extent: Extent) => Promise<PartResult>>;

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

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

const list = (title: string, lines: readonly string[]) =>
  `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`;

/** Prints a part, what is missed in it, and how it compares with what was recorded. */
function printPart(result: PartResult, recorded: Recorded[string] | undefined): void {
  print(`### ${result.title}\n\n${tableOf(result)}`);
  const missed = missedIn(result);
  if (missed.length > 0) print(list('Missed budgets', missed));
  if (!recorded) return;
  const { compared, outside } = comparePart(recorded, result);
  const { date, commit } = recorded.measured;
  const count = `${compared - outside.length} of ${compared} medians lie within the range of ${date} at ${commit}`;
  print(outside.length === 0 ? `${count}.` : list(`${count}. Outside`, outside));
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      kind: { type: 'string' },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { kind, against, quick: isQuick, write: isRecorded } = flags;
  if (isRecorded && (isQuick || kind !== undefined || against !== undefined)) {
    throw new Error('Only whole parts are written: leave --kind, --against and --quick out.');
  }
  const names = partsIn(flags.only);
  const measured = circumstances(root, process.argv.slice(2));
  await buildWhenNeeded({ root, ports: localPorts(), parts: ['functions', 'site'], step: report });
  const extent: Extent = { ...(isQuick ? QUICK : WHOLE), kind };
  if (against !== undefined) {
    printPart(await benchAgainst(against, extent), undefined);
    return;
  }

  const recorded = readRecorded(FILES.json);
  const results: Partial<Record<PartName, PartResult>> = {};
  for (const name of names) {
    report(name);
    const result = await PARTS[name](extent);
    results[name] = result;
    printPart(result, isQuick ? undefined : recorded[name]);
    // A part that fails later must not cost what was measured before it.
    if (isRecorded) {
      await writeRecorded(renew(recorded, results, measured, Object.keys(PARTS)), FILES);
    }
  }
  if (Object.values(results).flatMap(missedIn).length > 0) process.exitCode = 1;
}

await main();
