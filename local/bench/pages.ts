import {
  builtPages,
  runningScripts,
  wireBytes,
  type BuiltPage,
} from '#tests/helpers/built-site.ts';
import { serveBuiltSite } from '#tests/helpers/hosting-server.ts';
import { openLighthouse, type LighthouseReport } from '#tests/helpers/lighthouse.ts';
import {
  BLOCKING_MS,
  FIRST_VIEW_BYTES,
  FIRST_VIEW_REQUESTS,
  LARGEST_PAINT_MS,
  LAYOUT_SHIFT,
  SCORE,
  scriptBudget,
} from '#tests/site/budgets.ts';
import { lookForTimes, type TimeLimits } from './looks.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { benchPages, type BenchPage } from './page-kinds.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';

interface MeasuredPage extends BenchPage {
  /** On the wire, without headers, before anybody scrolls or taps. */
  bytes: BytesByType;
  requests: number;
  /** Files and inline scripts, brotli, before anybody scrolls or taps. */
  scriptBytes: number;
  scriptLimit: number;
  /** Some pages are meant for nobody's search, which costs points of `seo`. */
  isIndexed: boolean;
  limits: TimeLimits;
  report: LighthouseReport;
}

/**
 * Every kind of public page in both languages, served with compression as Hosting does.
 *
 * @param kind only this one, by its name in the table
 */
export async function benchPublicPages(kind?: string): Promise<PartResult> {
  const built = new Map(builtPages().map((page) => [page.path, page]));
  const server = await serveBuiltSite({ compression: true });
  const browser = await openLighthouse();
  const measured: MeasuredPage[] = [];
  try {
    for (const page of benchPages(kind)) {
      const file = built.get(page.path);
      if (!file) throw new Error(`dist/ holds no page ${page.path}.`);
      report(`  ${page.path}`);
      const limits = limitsOf(file);
      const found = await lookForTimes(browser, server.origin + page.path, limits);
      found.requests = await Promise.all(found.requests.map(withBodyBytes));
      measured.push(measure({ ...page, limits }, file, found));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: 'Pages',
    table: markdownTable(HEAD, measured.map(rowOf)),
    values: measured,
    exceeded: measured.flatMap(exceededBy),
  };
}

/** A picture that is not asked for late may be the largest thing in view. */
function limitsOf({ html }: BuiltPage): TimeLimits {
  const hasPicture = /<img\b(?![^>]*loading="lazy")/.test(html);
  return {
    largestPaint: hasPicture ? LARGEST_PAINT_MS.picture : LARGEST_PAINT_MS.text,
    blocking: BLOCKING_MS,
  };
}

/** How long the answer's body is; Lighthouse counts its headers too, which HTTP/2 compresses. */
async function withBodyBytes({ url }: { url: string }): Promise<{ url: string; bytes: number }> {
  const answer = await fetch(url, { method: 'HEAD' });
  return { url, bytes: Number(answer.headers.get('content-length')) };
}

function measure(
  page: Pick<MeasuredPage, keyof BenchPage | 'limits'>,
  file: BuiltPage,
  found: LighthouseReport,
): MeasuredPage {
  const { html } = file;
  const bytes = bytesByType(found.requests);
  const inline = runningScripts(html).map(({ text }) => text);
  return {
    ...page,
    bytes,
    requests: found.requests.length,
    scriptBytes: bytes.script + wireBytes(inline.join('\n')),
    scriptLimit: scriptBudget(file),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    report: found,
  };
}

const HEAD = [
  'Page',
  'HTML + CSS KB',
  'JS KB',
  'Font KB',
  'Pictures KB',
  'All KB',
  'Requests',
  'Perf',
  'A11y',
  'Best',
  'SEO',
  'LCP s',
  'CLS',
  'TBT ms',
];

function rowOf({ kind, locale, bytes, requests, scriptBytes, report: r }: MeasuredPage) {
  return [
    `${kind} (${locale})`,
    kilobytes(bytes.page),
    kilobytes(scriptBytes),
    kilobytes(bytes.font),
    kilobytes(bytes.picture),
    kilobytes(totalBytes(bytes)),
    requests,
    r.scores.performance,
    r.scores.accessibility,
    r.scores['best-practices'],
    r.scores.seo,
    (r.largestPaint / 1_000).toFixed(2),
    r.layoutShift.toFixed(3),
    r.blocking.toFixed(0),
  ];
}

/** The HTML's own budget leaves long texts out: `npm run test:site` watches it. */
function exceededBy(page: MeasuredPage): string[] {
  const { path, bytes, requests, isIndexed, report: r } = page;
  const { seo, ...scores } = r.scores;
  const limits: [name: string, value: number, limit: number][] = [
    ['bytes of JavaScript', page.scriptBytes, page.scriptLimit],
    ['bytes in all', totalBytes(bytes), FIRST_VIEW_BYTES],
    ['requests', requests, FIRST_VIEW_REQUESTS],
    ['ms to the largest paint', Math.round(r.largestPaint), page.limits.largestPaint],
    ['of layout shift', r.layoutShift, LAYOUT_SHIFT],
    ['ms of blocking', Math.round(r.blocking), page.limits.blocking],
  ];
  const low = Object.entries(isIndexed ? { ...scores, seo } : scores);
  return [
    ...limits
      .filter(([, value, limit]) => value > limit)
      .map(([name, value, limit]) => `${path}: ${value} ${name}, at most ${limit}`),
    ...low
      .filter(([, score]) => score < SCORE)
      .map(([name, score]) => `${path}: ${score} for ${name}, at least ${SCORE}`),
  ];
}
