import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { figureOf, missedIn, ratios, toMarkdown, type Table } from '#scripts/bench/figures.ts';
import { withFigures, type BenchRecord } from '#scripts/bench/record.ts';

const table = (figures: Table['rows'][number]['figures']): Table => ({
  title: 'Pages',
  subject: 'Page',
  columns: [{ name: 'LCP s', digits: 2 }],
  rows: [{ name: 'Home', figures }],
});

describe('a figure', () => {
  it('is the median of all runs, with the lowest and the highest', () => {
    expect(figureOf([3, 1, 2])).toEqual({ value: 2, low: 1, high: 3 });
    expect(figureOf([4, 1, 2, 3])).toEqual({ value: 2.5, low: 1, high: 4 });
  });

  it('needs a value of every run', () => {
    expect(() => figureOf([1, NaN])).toThrow('1, NaN');
    expect(() => figureOf([])).toThrow('no run');
    expect(() => figureOf(ratios([1, 2], [1]))).toThrow('1, NaN');
  });

  it('is held against its budget as it is shown', () => {
    const missed = (value: number) =>
      missedIn(table({ 'LCP s': figureOf([value], { most: 1.15 }) }));
    expect(missed(1.154)).toEqual([]);
    expect(missed(1.156)).toEqual(['Pages: Home, LCP s: 1.16, missed: ≤ 1.15']);
    expect(missedIn(table({ 'LCP s': figureOf([97], { least: 98 }) }))).toHaveLength(1);
  });
});

it('prints tables in Markdown, ranges and missed budgets included', () => {
  const printed = toMarkdown(table({ 'LCP s': figureOf([0.9, 1.3, 1.2], { most: 1.15 }) }));
  expect(printed).toBe(
    '| Page | LCP s |\n| --- | --: |\n| Home | **1.20 (0.90–1.30), missed: ≤ 1.15** |',
  );
});

describe('docs/benchmarks.md', () => {
  const docs = new URL('../../../docs/', import.meta.url);
  const page = new URL('benchmarks.md', docs).pathname;
  const record = JSON.parse(readFileSync(new URL('benchmarks.json', docs), 'utf8')) as BenchRecord;

  it('shows what benchmarks.json has', async () => {
    const text = readFileSync(page, 'utf8');
    const options = { ...(await resolveConfig(page)), filepath: page };
    expect(text).toBe(await format(withFigures(text, record), options));
  });

  it('must have a place for it', () => {
    expect(() => withFigures('# Benchmarks', record)).toThrow('lacks the lines');
  });
});
