import type { ShareBar } from '@/components/charts/share-bars';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { NameCount } from '#shared/api/brand-figures.ts';
import { share } from '#shared/rules/shares.ts';

/** A campaign's figures, as the `overview` action returns them. */
export type OverviewFigures = Omit<BrandCheckerOutput<'overview'>, 'action'>;

/** What its search answers rest on, as the `sources` action returns it. */
export type SourceFigures = Omit<BrandCheckerOutput<'sources'>, 'action'>;

/** The names of a measure as bars; none without answers. */
export function shareBars(n: number, names: readonly NameCount[]): ShareBar[] {
  return names.flatMap(({ name, own, k }) => {
    const counted = share(k, n);
    return counted === null ? [] : [{ name, own, ...counted }];
  });
}
