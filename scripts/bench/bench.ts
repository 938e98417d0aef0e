/**
 * `npm run bench [-- --only pages|members|content|figures|build]`: measures the built product on this machine,
 * prints a table for each part, and fails when a budget does not hold. It runs on a local stack of its own;
 * `LOCAL_PORT_OFFSET` moves it beside another one.
 *
 * - `--runs 1` is a quick look; figures that are recorded are medians of five.
 * - `--write` renews docs/benchmarks.json and the tables of docs/benchmarks.md.
 * - `-- --only pages contact` measures the pages whose address has "contact" in it.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '../build-when-needed.ts';
import { localPorts } from '../environment.ts';
import { benchBuild } from './build.ts';
import { benchFigures } from './brand-figures.ts';
import { withCallStack } from './call-stack.ts';
import { benchContent } from './content.ts';
import { missedIn, report, toMarkdown, type Table } from './figures.ts';
import { benchMembers, benchPages, DELAY_MS } from './pages.ts';
import { measuredNow, writeRecord } from './record.ts';
import { serveSite } from './serve-site.ts';
import { withBrowser } from './slow-phone.ts';
import { benchTaps } from './taps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 5;

/** Each gives its tables by their names in docs/benchmarks.json. */
const PARTS = {
  pages: (runs: number, filter: string) =>
    withSite(DELAY_MS, async (origin) => ({ pages: await benchPages(origin, runs, filter) })),
  members: (runs: number, filter: string) =>
    withSite(DELAY_MS, async (origin) => ({ members: await benchMembers(origin, runs, filter) })),
  content: (runs: number) =>
    withSite(0, (origin) =>
      withBrowser(async (browser) => ({
        content: await benchContent(browser, origin, runs),
        taps: await benchTaps(browser, origin, runs),
      })),
    ),
  figures: (runs: number) => withCallStack(root, (stack) => benchFigures(stack, runs)),
  build: (runs: number) => benchBuild(root, runs),
} satisfies Record<string, (runs: number, filter: string) => Promise<Record<string, Table>>>;

type PartName = keyof typeof PARTS;

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

/** Runs with the built site and the functions behind it. */
function withSite<T>(delay: number, run: (origin: string) => Promise<T>): Promise<T> {
  return withCallStack(root, async ({ functions }) => {
    const server = await serveSite(functions, localPorts().hosting, delay);
    try {
      return await run(server.origin);
    } finally {
      await server.close();
    }
  });
}

async function main(): Promise<void> {
  const { values: flags, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      runs: { type: 'string', default: String(RUNS) },
      write: { type: 'boolean', default: false },
    },
  });
  const [filter = ''] = positionals;
  const runs = Number(flags.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');
  if (flags.write && (runs < RUNS || filter !== '')) {
    throw new Error('Only whole parts and medians of five are written.');
  }
  const names = flags.only.split(',');
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);
  }
  const measured = measuredNow(root);
  await buildWhenNeeded({ root, ports: localPorts(), parts: ['functions', 'site'], step: report });
  const missed: string[] = [];
  for (const name of names.filter(isPart)) {
    report(name);
    const tables = await PARTS[name](runs, filter);
    for (const table of Object.values(tables)) {
      process.stdout.write(`\n### ${table.title}\n\n${toMarkdown(table)}\n`);
      missed.push(...missedIn(table));
    }
    // After each part: one that fails later does not cost what was measured before it.
    if (flags.write) await writeRecord(tables, measured);
  }
  if (missed.length === 0) return;
  process.stdout.write(`\nMissed budgets:\n\n${missed.map((line) => `- ${line}`).join('\n')}\n`);
  process.exitCode = 1;
}

await main();
