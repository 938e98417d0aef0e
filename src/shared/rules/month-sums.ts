import { ASPECTS } from '../entities/answer-aspect.ts';
import { ANSWER_MODES, type AnswerMode } from '../entities/answer-mode.ts';
import type { AspectCounts, BrandMonth, OtherName, TwoByTwo } from '../entities/brand-month.ts';
import { nameKey } from './brand-names.ts';

/** Brands beyond the list that are named at most. */
const MOST_OTHER_NAMES = 30;

/** The two-by-two of several months together. */
export function twoByTwoOf(months: readonly BrandMonth[]): TwoByTwo {
  const sum = { both: 0, namedOnly: 0, citedOnly: 0, neither: 0 };
  for (const { two_by_two } of months) {
    sum.both += two_by_two.both;
    sum.namedOnly += two_by_two.namedOnly;
    sum.citedOnly += two_by_two.citedOnly;
    sum.neither += two_by_two.neither;
  }
  return sum;
}

/** Search answers of several months; each is in the two-by-two once. */
export function searchAnswers(months: readonly BrandMonth[]): number {
  const { both, namedOnly, citedOnly, neither } = twoByTwoOf(months);
  return both + namedOnly + citedOnly + neither;
}

/** Brands that are named and not listed by now, the most frequent first. */
export function otherNamesOf(
  months: readonly BrandMonth[],
  competitors: readonly string[],
): OtherName[] {
  const listed = new Set(competitors.map(nameKey));
  const names = new Map<string, OtherName>();
  for (const { name, memory, search } of months.flatMap(({ other_names }) => other_names)) {
    const key = nameKey(name);
    if (listed.has(key)) continue;
    const known = names.get(key) ?? { name, memory: 0, search: 0 };
    names.set(key, {
      name: known.name,
      memory: known.memory + memory,
      search: known.search + search,
    });
  }
  const byNumber = (a: OtherName, b: OtherName) =>
    b.memory + b.search - a.memory - a.search || a.name.localeCompare(b.name);
  return [...names.values()].sort(byNumber).slice(0, MOST_OTHER_NAMES);
}

/** Aspects with words in an answer, in the order of the list. */
export function aspectsOf(months: readonly BrandMonth[]): AspectCounts[] {
  const all = months.flatMap(({ aspects }) => aspects);
  return ASPECTS.flatMap((aspect) =>
    ANSWER_MODES.flatMap((mode) => {
      const own = all.filter((each) => each.aspect === aspect && each.mode === mode);
      const sum = (tone: 'positive' | 'neutral' | 'negative') =>
        own.reduce((total, each) => total + each[tone], 0);
      const tones = {
        positive: sum('positive'),
        neutral: sum('neutral'),
        negative: sum('negative'),
      };
      return own.length === 0 ? [] : [{ aspect, mode, ...tones }];
    }),
  );
}

/** The counts of a question in one measure; competitors by the key of their name. */
export function questionCounts(
  months: readonly BrandMonth[],
  hash: string,
  mode: AnswerMode,
  names: readonly string[],
): { n: number; named: number; rivals: Map<string, number> } {
  const sum = { n: 0, named: 0, rivals: new Map<string, number>() };
  for (const { questions } of months) {
    const counts = questions.find((each) => each.hash === hash)?.modes[mode];
    if (counts === undefined) continue;
    sum.n += counts.n;
    sum.named += counts.named;
    addByName(sum.rivals, counts.rivals, names);
  }
  return sum;
}

/** Adds counts by position to counts by the key of the name. */
export function addByName(
  sum: Map<string, number>,
  counts: readonly number[],
  names: readonly string[],
): void {
  counts.forEach((count, place) => {
    const key = nameKey(names[place] ?? '');
    if (count > 0) sum.set(key, (sum.get(key) ?? 0) + count);
  });
}
