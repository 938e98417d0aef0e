import {
  builtPages,
  runningScripts,
  wireBytes,
  type BuiltPage,
} from '#tests/helpers/built-site.ts';
import { openLighthouse } from '#tests/helpers/lighthouse.ts';
import {
  BLOCKING_MS,
  LAYOUT_SHIFT,
  LONG_PAGE_RATIO,
  PAGE_RATIO,
  PERFORMANCE_SCORE,
  SCORE,
} from './limits.ts';
import { measureByTurns, type PageTimes } from './lighthouse-runs.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { benchPages, type BenchPage } from './page-kinds.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';
import { EMPTY_PAGE, serveSite } from './serve-site.ts';

const RUNS = 5;

/** What a server sends before it waits for an answer: one TCP window. */
const WINDOW_BYTES = 14_000;

interface MeasuredPage extends BenchPage, PageTimes {
  /** On the wire, without headers, before anybody scrolls or taps. */
  bytes: BytesByType;
  /** Files and inline scripts, brotli, before anybody scrolls or taps. */
  scriptBytes: number;
  /** The largest paint as a ratio to that of the empty page. */
  ratio: number;
  /** Some pages are meant for nobody's search, which costs points of `seo`. */
  isIndexed: boolean;
}

/**
 * Every kind of public page in both languages, as Hosting serves it, beside an empty page.
 *
 * @param kind only this one, by its name in the table
 */
export async function benchPublicPages(kind?: string): Promise<PartResult> {
  const built = new Map(builtPages().map((page) => [page.path, page]));
  const server = await serveSite();
  const browser = await openLighthouse();
  const measured: MeasuredPage[] = [];
  try {
    for (const page of benchPages(kind)) {
      const file = built.get(page.path);
      if (!file) throw new Error(`dist/ holds no page ${page.path}.`);
      report(`  ${page.path}`);
      const urls = [page.path, EMPTY_PAGE].map((path) => server.origin + path);
      const [times, empty] = await measureByTurns(browser, urls, RUNS);
      if (times && empty) measured.push(measure(page, file, times, empty));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: 'Public pages',
    table: markdownTable(HEAD, measured.map(rowOf)),
    values: measured,
    exceeded: measured.flatMap(exceededBy),
  };
}

function measure(
  page: BenchPage,
  { html }: BuiltPage,
  times: PageTimes,
  empty: PageTimes,
): MeasuredPage {
  const bytes = bytesByType(times.requests);
  const inline = runningScripts(html).map(({ text }) => text);
  return {
    ...page,
    ...times,
    bytes,
    scriptBytes: bytes.script + wireBytes(inline.join('\n')),
    ratio: times.largestPaint / empty.largestPaint,
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
  };
}

const HEAD = [
  ...['Page', 'HTML + CSS KB', 'JS KB', 'All KB', 'Requests'],
  ...['Perf', 'A11y', 'Best', 'SEO', 'LCP s', 'To empty page', 'CLS', 'TBT ms'],
];

function rowOf(page: MeasuredPage) {
  const { scores } = page;
  return [
    `${page.kind} (${page.locale})`,
    kilobytes(page.bytes.page),
    kilobytes(page.scriptBytes),
    kilobytes(totalBytes(page.bytes)),
    page.requests.length,
    ...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo],
    (page.largestPaint / 1_000).toFixed(2),
    page.ratio.toFixed(2),
    page.layoutShift.toFixed(3),
    page.blocking.toFixed(0),
  ];
}

/** Bytes and counts are budgets of the built site, which `npm run test:site` checks. */
function exceededBy(page: MeasuredPage): string[] {
  const { performance, seo, ...scores } = page.scores;
  const ratio = page.bytes.page > WINDOW_BYTES ? LONG_PAGE_RATIO : PAGE_RATIO;
  const limits: [name: string, value: number, limit: number][] = [
    ['times the largest paint of an empty page', Number(page.ratio.toFixed(2)), ratio],
    ['of layout shift', page.layoutShift, LAYOUT_SHIFT],
    ['ms of blocking', Math.round(page.blocking), BLOCKING_MS],
  ];
  const least = Object.entries(page.isIndexed ? { ...scores, seo } : scores).map(
    ([name, score]) => [name, score, SCORE] as const,
  );
  return [
    ...limits
      .filter(([, value, limit]) => value > limit)
      .map(([name, value, limit]) => `${page.path}: ${value} ${name}, at most ${limit}`),
    ...[...least, ['performance', performance, PERFORMANCE_SCORE] as const]
      .filter(([, score, limit]) => score < limit)
      .map(([name, score, limit]) => `${page.path}: ${score} for ${name}, at least ${limit}`),
  ];
}
