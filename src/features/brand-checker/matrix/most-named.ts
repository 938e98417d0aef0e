import type { NameCount } from '#shared/api/brand-figures.ts';

/** The name in the most answers; the brand before a competitor with as many. Null when none is named. */
export function mostNamed(names: readonly NameCount[]): NameCount | null {
  const [first] = names.toSorted((a, b) => b.k - a.k || Number(b.own) - Number(a.own));
  return first === undefined || first.k === 0 ? null : first;
}
