import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { timeFigures } from '#local/bench/lighthouse-runs.ts';
import * as limits from '#local/bench/limits.ts';
import { missedIn } from '#local/bench/part.ts';
import { readRecorded } from '#local/bench/recorded.ts';
import * as budgets from '#tests/site/budgets.ts';

const docs = new URL('../../../docs/', import.meta.url);
const product = readFileSync(new URL('product.md', docs), 'utf8');

const page = (html: string) =>
  budgets.scriptBudget({ html, path: '/', unprefixed: '/', locale: 'en', canonicalTree: true });

/** Rule, its words, what holds it. */
const PROMISES: [string, string, number, number][] = [
  ['26.1', 'at most 14,000 bytes', budgets.WINDOW_BYTES, 14_000],
  ['26.1', 'at most 20 KB', budgets.LONG_PAGE_BYTES, 20_000],
  ['26.1', 'glossary (26 KB)', budgets.GLOSSARY_BYTES, 26_000],
  ['26.2', 'at most 3 KB', page(''), 3_072],
  ['26.2', '5 KB with an island', page('<astro-island>'), 5_120],
  ['26.2', 'at most 80 KB', budgets.INTERACTION_BYTES, 80_000],
  ['26.5', 'at most 60 KB', budgets.FIRST_VIEW_BYTES, 60_000],
  ['26.5', 'at most 20 KB AVIF', budgets.LARGE_PICTURE_BYTES, 20_000],
  ['26.6', 'at most 118 KB', budgets.MEMBER_SCRIPT_BYTES, 118_000],
  ['26.7', 'at most 30 KB', budgets.FONT_BYTES, 30_000],
  ['26.8', '100 in all four categories', limits.SCORE, 100],
  ['26.8', 'performance 98', limits.PERFORMANCE_SCORE, 98],
  ['26.9', 'at most 1.15', limits.PAGE_RATIO, 1.15],
  ['26.9', '1.35 over one window', limits.LONG_PAGE_RATIO, 1.35],
  ['26.9', '1.6 on members', limits.MEMBER_PAGE_RATIO, 1.6],
  ['26.9', 'shift at most 0.01', limits.LAYOUT_SHIFT, 0.01],
  ['26.9', 'shift at most 0.01', budgets.LAYOUT_SHIFT, 0.01],
  ['26.9', 'at most 50 ms', limits.BLOCKING_MS, 50],
  ['26.9', '100 on members', limits.MEMBER_BLOCKING_MS, 100],
  ['26.10', 'within 2.0 s with an empty cache', limits.MEMBER_CONTENT_MS.empty, 2_000],
  ['26.10', '1.2 s with a full one', limits.MEMBER_CONTENT_MS.full, 1_200],
  ['26.11', 'within 200 ms', limits.TAP_MS, 200],
  ['26.12', 'at most 1.5 times', budgets.BUILD_RATIO, 1.5],
  ['26.12', 'under 400 ms', budgets.IMPORT_MS, 400],
];

test.each(PROMISES)('rule %s, "%s", is what is checked', (rule, words, checked, promised) => {
  const text = product.split('\n').find((line) => line.startsWith(`- **${rule}**`));
  expect(text).toContain(words);
  expect(checked).toBe(promised);
});

describe('the times of a page', () => {
  const missed = (paint: number, layoutShift: number, blocking: number) => {
    const report = (largestPaint: number) => ({
      address: '/',
      scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
      faults: [],
      requests: [],
      layoutShift,
      firstPaint: 0,
      largestPaint,
      blocking,
    });
    const figures = timeFigures([report(paint)], [report(1_000)], {
      ratio: limits.PAGE_RATIO,
      blocking: limits.BLOCKING_MS,
    });
    const columns = Object.keys(figures).map((name) => ({ name, digits: 2 }));
    const rows = [{ name: 'Home', figures }];
    return missedIn({ title: 'Pages', subject: 'Page', columns, rows });
  };

  it('miss no budget at its very end, and each one beyond it', () => {
    expect(missed(1_150, 0.01, 50)).toEqual([]);
    expect(missed(1_160, 0.02, 51)).toEqual([
      'Pages: Home, LCP to empty page: 1.16, at most 1.15',
      'Pages: Home, CLS: 0.02, at most 0.01',
      'Pages: Home, TBT ms: 51.00, at most 50',
    ]);
  });
});

/** By part and column: what a figure of the record may be. */
const RECORDED: Record<string, Record<string, readonly number[]>> = {
  pages: {
    'LCP to empty page': [limits.PAGE_RATIO, limits.LONG_PAGE_RATIO],
    CLS: [limits.LAYOUT_SHIFT],
    'TBT ms': [limits.BLOCKING_MS],
    Perf: [limits.PERFORMANCE_SCORE],
    A11y: [limits.SCORE],
    Best: [limits.SCORE],
  },
  members: {
    'LCP to empty page': [limits.MEMBER_PAGE_RATIO],
    CLS: [limits.LAYOUT_SHIFT],
    'TBT ms': [limits.MEMBER_BLOCKING_MS],
    'JS KB': [budgets.MEMBER_SCRIPT_BYTES / 1_000],
  },
  content: {
    'Empty cache s': [limits.MEMBER_CONTENT_MS.empty / 1_000],
    'Full cache s': [limits.MEMBER_CONTENT_MS.full / 1_000],
  },
  taps: { 'Later taps ms': [limits.TAP_MS] },
  build: { 'Added, to MDX': [budgets.BUILD_RATIO] },
  functions: { 'Import ms': [budgets.IMPORT_MS] },
  calls: { Errors: [0] },
};

test('every recorded figure that has a budget was held against it', () => {
  const parts = Object.entries(readRecorded(new URL('benchmarks.json', docs).pathname));
  const unchecked = parts.flatMap(([part, { rows }]) =>
    rows
      .filter(({ name }) => name !== 'Empty page')
      .flatMap(({ name, figures }) =>
        Object.entries(RECORDED[part] ?? {})
          .filter(([column, allowed]) => {
            const figure = figures[column];
            return figure && !allowed.includes(figure.most ?? figure.least ?? NaN);
          })
          .map(([column]) => `${part}: ${name}, ${column}`),
      ),
  );
  expect(parts.length).toBeGreaterThan(0);
  expect(unchecked).toEqual([]);
});
