import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ServiceContent } from '#src/content/schemas/service.ts';
import type { Deliverable } from '#src/content/schemas/deliverable.ts';
import { valuesOf } from '#src/integrations/content-checks/content-file.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const pages = (await readContent(ROOT))
  .filter(({ collection }) => collection === 'services')
  .map((file) => ({
    ...(valuesOf(file) as Pick<ServiceContent, 'page' | 'deliverable'>),
    locale: file.locale,
  }));

/** The number that a text begins with, as its language writes it. */
function numberIn(text: string | undefined, locale: string): number {
  const plain = locale === 'de' ? text?.replaceAll('.', '').replace(',', '.') : text;
  return parseFloat(plain?.replaceAll(',', '') ?? '');
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

type Part = Deliverable['parts'][number];

/** Columns of numbers whose total is not their sum. */
function wrongTotals({ rows = [] }: Part, locale: string): string[] {
  const total = rows.find((row) => row.total);
  return (['detail', 'value'] as const).filter((column) => {
    const numbers = rows.filter((row) => row !== total).map((row) => numberIn(row[column], locale));
    return (
      total?.[column] !== undefined &&
      !numbers.some(Number.isNaN) &&
      sum(numbers) !== numberIn(total[column], locale)
    );
  });
}

describe.each(pages)('the sample on $page in $locale', ({ deliverable, locale }) => {
  const { kind, parts } = deliverable;

  test('is called so', () => {
    expect(kind).toMatch(/\bSample\b|\bBeispiel\b/);
  });

  test('has tables whose totals are right', () => {
    expect(parts.flatMap((part) => wrongTotals(part, locale))).toEqual([]);
  });

  test('has bars as long as their numbers, and names the whole', () => {
    const shown = JSON.stringify(parts.map(({ title, figures }) => ({ title, figures })));
    for (const { bars = [] } of parts.filter((part) => part.bars)) {
      expect(bars.map(({ value }) => numberIn(value, locale))).toEqual(
        bars.map(({ size }) => size),
      );
      expect(shown).toMatch(new RegExp(`"${sum(bars.map(({ size }) => size))} `));
    }
  });
});

const figures = (page: string) =>
  pages
    .filter((each) => each.page === page)
    .map(({ deliverable, locale }) =>
      (deliverable.parts.find((part) => part.figures)?.figures ?? []).map(({ value }) =>
        numberIn(value, locale),
      ),
    );

test('cases times minutes are the hours of the process map', () => {
  for (const [cases = 0, minutes = 0, hours] of figures('ai-automation')) {
    expect((cases * minutes) / 60).toBe(hours);
  }
});

test('visits by name and with a question are the visits of the baseline', () => {
  for (const [name = 0, question = 0, all] of figures('digital-marketing')) {
    expect(name + question).toBe(all);
  }
});
