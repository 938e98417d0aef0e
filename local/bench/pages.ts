import {
  builtPages,
  runningScripts,
  wireBytes,
  type BuiltPage,
} from '#tests/helpers/built-site.ts';
import { openLighthouse, type LighthouseReport } from '#tests/helpers/lighthouse.ts';
import type { Extent } from './extent.ts';
import { figureOf, type Figure } from './figure.ts';
import { BLOCKING_MS, LONG_PAGE_RATIO, PAGE_RATIO, PERFORMANCE_SCORE, SCORE } from './limits.ts';
import {
  DISTANCE_MS,
  emptyPageRow,
  measureByTurns,
  TIME_COLUMNS,
  timeFigures,
} from './lighthouse-runs.ts';
import { benchPages } from './page-kinds.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { bytesByType, totalBytes } from './resource-types.ts';
import { EMPTY_PAGE, serveSite } from './serve-site.ts';

/** What a server sends before it waits for an answer: one TCP window. */
const WINDOW_BYTES = 14_000;

const COLUMNS = [
  ...TIME_COLUMNS,
  ...['Perf', 'A11y', 'Best', 'SEO'].map((name) => ({ name, digits: 0 })),
  ...['HTML + CSS KB', 'JS KB', 'All KB'].map((name) => ({ name, digits: 1 })),
  { name: 'Requests', digits: 0 },
];

/** Every kind of public page in both languages, as Hosting serves it, beside an empty page. */
export async function benchPublicPages({ runs, pages, kind }: Extent): Promise<PartResult> {
  const built = new Map(builtPages().map((page) => [page.path, page]));
  const server = await serveSite({ distance: DISTANCE_MS });
  const browser = await openLighthouse();
  const rows: Row[] = [];
  const empties: LighthouseReport[] = [];
  try {
    for (const page of benchPages(kind).slice(0, pages)) {
      const file = built.get(page.path);
      if (!file) throw new Error(`dist/ holds no page ${page.path}.`);
      report(`  ${page.path}`);
      const urls = [page.path, EMPTY_PAGE].map((path) => server.origin + path);
      const [reports = [], empty = []] = await measureByTurns(browser, urls, runs);
      empties.push(...empty);
      rows.push({ name: `${page.kind} (${page.locale})`, figures: figures(file, reports, empty) });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return partOf({
    title: 'Public pages',
    subject: 'Page',
    columns: COLUMNS,
    rows: [emptyPageRow(empties), ...rows],
  });
}

function figures(
  { html }: BuiltPage,
  reports: readonly LighthouseReport[],
  empty: readonly LighthouseReport[],
): Record<string, Figure> {
  // Every run asks for the same.
  const requests = reports.at(-1)?.requests ?? [];
  const bytes = bytesByType(requests);
  const inline = runningScripts(html).map(({ text }) => text);
  const ratio = bytes.page > WINDOW_BYTES ? LONG_PAGE_RATIO : PAGE_RATIO;
  const score = (name: keyof LighthouseReport['scores'], least?: number) =>
    figureOf(
      reports.map(({ scores }) => scores[name]),
      least === undefined ? {} : { least },
    );
  // Some pages are meant for nobody's search, which costs points.
  const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(html);
  return {
    ...timeFigures(reports, empty, { ratio, blocking: BLOCKING_MS }),
    Perf: score('performance', PERFORMANCE_SCORE),
    A11y: score('accessibility', SCORE),
    Best: score('best-practices', SCORE),
    SEO: score('seo', isIndexed ? SCORE : undefined),
    'HTML + CSS KB': { value: bytes.page / 1_000 },
    'JS KB': { value: (bytes.script + wireBytes(inline.join('\n'))) / 1_000 },
    'All KB': { value: totalBytes(bytes) / 1_000 },
    Requests: { value: requests.length },
  };
}
