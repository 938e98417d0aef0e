import type { NameCount } from '../api/brand-figures.ts';
import { answerBase, levelWith, share, type Share } from './shares.ts';

/** What the answers of one measure prove about the brand among its competitors. */
export interface MeasureVerdict {
  /** Answers that name the brand. */
  own: Share;
  /** How much so many answers prove. */
  base: 'hint' | 'moderate' | 'strong';
  /** Competitors whose range is wholly above the brand's, the highest first. */
  leaders: string[];
  /** Those whose range overlaps it. Equal zeros are no comparison and are left out. */
  level: string[];
}

/**
 * The verdict on one measure (product 21.33), of counts only.
 *
 * @param n answers
 * @returns null without answers
 */
export function measureVerdict(n: number, names: readonly NameCount[]): MeasureVerdict | null {
  const own = share(names.find((name) => name.own)?.k ?? 0, n);
  if (own === null) return null;
  const rivals = names
    .filter((name) => !name.own)
    .flatMap(({ name, k }) => {
      const counted = share(k, n);
      return counted === null || own.k + k === 0
        ? []
        : [{ name, k, place: levelWith(own, counted) }];
    })
    .toSorted((a, b) => b.k - a.k);
  const at = (place: 'trails' | 'level') =>
    rivals.filter((rival) => rival.place === place).map(({ name }) => name);
  return { own, base: answerBase(n), leaders: at('trails'), level: at('level') };
}

/** Competitors that lead in both measures, in the first one's order. */
export function leadersOfBoth(
  first: MeasureVerdict | null,
  second: MeasureVerdict | null,
): string[] {
  return first?.leaders.filter((name) => second?.leaders.includes(name)) ?? [];
}
