import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import {
  figureCsvColumns,
  figuresToCsv,
  type FigureCsvColumn,
} from '#shared/rules/brand-figures-csv.ts';
import { wilson } from '#shared/rules/shares.ts';
import { promptTest } from '../helpers/prompt-tests.ts';

const columns = Object.fromEntries(figureCsvColumns.map((column) => [column, column])) as Record<
  FigureCsvColumn,
  string
>;
const campaigns = new Map([['campaign', { name: 'Launch', brand_name: 'Anlauf' }]]);

/** The rows by column; for figures whose texts have no comma. */
function rowsOf(tests: Parameters<typeof figuresToCsv>[0]): Record<string, string>[] {
  const [names = '', ...rows] = figuresToCsv(tests, columns, campaigns).trim().split('\r\n');
  const keys = names.split(',');
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, index) => [keys[index] ?? '', cell])),
  );
}

test('figures have a row for each question, measure, platform and name, with k, n and range', () => {
  const rivals = (count: number) => [{ name: 'Kiezwerk', count }];
  const search = { mode: 'search', platform: 'claude', prompt: 'Who?' } as const;
  expect(
    rowsOf([
      promptTest({ ...search, mentions_count: 3, competitor_mentions: rivals(0) }),
      promptTest({ ...search, competitor_mentions: rivals(2) }),
      promptTest({ ...search, competitor_mentions: [] }),
      promptTest({ ...search, mode: 'memory', mentions_count: 1 }),
      promptTest({ ...search, campaign_id: 'of nobody' }),
    ]).map(({ mode, name, own, k, n, share, low, high }) => [
      mode,
      name,
      own,
      k,
      n,
      share,
      low,
      high,
    ]),
  ).toEqual([
    ['memory', 'Anlauf', 'true', '1', '1', '1', '0.2065', '1'],
    ['search', 'Anlauf', 'true', '1', '3', '0.3333', '0.0615', '0.7923'],
    ['search', 'Kiezwerk', 'false', '1', '2', '0.5', '0.0945', '0.9055'],
  ]);
});

test('figures are those of the answers, counted by hand, and never add up both measures', () => {
  const answer = fc.record({
    prompt: fc.constantFrom('Who?', 'Why?'),
    mode: fc.constantFrom('memory' as const, 'search' as const),
    platform: fc.constantFrom(...brandPlatformIds),
    mentions_count: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 25 }), (answers) => {
      const rows = rowsOf(answers.map((each) => promptTest(each)));
      const total = rows.reduce((sum, { n }) => sum + Number(n), 0);
      expect(total).toBe(answers.length);
      for (const { question, mode, platform, k, n, low, high } of rows) {
        const own = answers.filter(
          (each) =>
            each.prompt === question &&
            each.mode === mode &&
            each.platform === platform?.toLowerCase(),
        );
        expect(Number(n)).toBe(own.length);
        expect(Number(k)).toBe(own.filter(({ mentions_count }) => mentions_count > 0).length);
        const range = wilson(Number(k), Number(n));
        expect(Number(low)).toBeCloseTo(range?.low ?? -1, 4);
        expect(Number(high)).toBeCloseTo(range?.high ?? -1, 4);
      }
    }),
  );
});

test('figures disarm formulas in questions and names', () => {
  const csv = figuresToCsv(
    [promptTest({ prompt: '=1+1', competitor_mentions: [{ name: '@x', count: 1 }] })],
    columns,
    new Map([['campaign', { name: '+x', brand_name: '-x' }]]),
  );
  for (const cell of ["'=1+1", "'@x", "'+x", "'-x"]) expect(csv).toContain(cell);
  expect(csv).not.toMatch(/(?:^|,)[=@+]/m);
});
