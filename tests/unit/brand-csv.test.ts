import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandCsvColumns, testsToCsv, type BrandCsvColumn } from '#shared/rules/brand-csv.ts';
import { toCsv } from '#shared/rules/csv.ts';
import { relativeTime } from '#shared/rules/relative-time.ts';
import { promptTest } from '../helpers/prompt-tests';

/** RFC 4180 read back, to prove what was written. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('CSV', () => {
  it('quotes fields and ends lines as RFC 4180 requires', () => {
    expect(
      toCsv([
        ['a', 'b,c', 'd"e', 'f\ng'],
        [1, -2.5, true, null],
      ]),
    ).toBe('a,"b,c","d""e","f\ng"\r\n1,-2.5,true,\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '\uFEFF=1', '\n=1'])(
    'disarms the formula %j',
    (text) => {
      expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('gives every text back, but for the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 })), (rows) => {
        const read = parse(toCsv(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        rows.forEach((row, y) => {
          row.forEach((text, x) => expect([text, `'${text}`]).toContain(read[y]?.[x]));
        });
      }),
    );
  });

  it('of tests has a row of names and a row for each test', () => {
    const columns = Object.fromEntries(
      brandCsvColumns.map((column) => [column, column.toUpperCase()]),
    ) as Record<BrandCsvColumn, string>;
    const test = promptTest({
      response: '=cmd|"x"\nline',
      competitor_mentions: [
        { name: 'A', count: 1 },
        { name: 'B', count: 0 },
      ],
      sentiment_score: 80,
    });
    const [names, row, ...rest] = parse(
      testsToCsv([test], columns, new Map([['campaign', 'Launch']])),
    );
    expect(rest).toEqual([]);
    const cells = Object.fromEntries((names ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({
      CAMPAIGN: 'Launch',
      PLATFORM: 'ChatGPT',
      RESPONSE: '\'=cmd|"x"\nline',
      COMPETITORS: 'A: 1; B: 0',
      SENTIMENT_SCORE: '80',
      LIST_RANK: '',
    });
  });
});

describe('the relative time', () => {
  it.each([
    [-5_000, { unit: 'now' }],
    [59_999, { unit: 'now' }],
    [60_000, { unit: 'minutes', count: 1 }],
    [3_599_999, { unit: 'minutes', count: 59 }],
    [3_600_000, { unit: 'hours', count: 1 }],
    [86_399_999, { unit: 'hours', count: 23 }],
    [86_400_000, { unit: 'days', count: 1 }],
    [40 * 86_400_000, { unit: 'days', count: 40 }],
  ])('after %i ms is %o', (age, expected) => {
    const now = new Date('2026-01-31T12:00:00.000Z');
    expect(relativeTime(new Date(now.getTime() - age).toISOString(), now)).toEqual(expected);
  });
});
