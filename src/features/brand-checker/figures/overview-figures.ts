import type * as z from 'zod/mini';
import type { NameCount, overviewOutput, sourcesOutput } from '#shared/api/brand-figures.ts';
import { share } from '#shared/rules/shares.ts';
import type { ShareBar } from '@/components/charts/share-bars';

/** A campaign's figures, as the `overview` action returns them. */
export type OverviewFigures = {
  [K in keyof typeof overviewOutput]: z.infer<(typeof overviewOutput)[K]>;
};

/** What its search answers rest on, as the `sources` action returns it. */
export type SourceFigures = {
  [K in keyof typeof sourcesOutput]: z.infer<(typeof sourcesOutput)[K]>;
};

/** The names of a measure as bars; none without answers. */
export function shareBars(n: number, names: readonly NameCount[]): ShareBar[] {
  return names.flatMap(({ name, own, k }) => {
    const counted = share(k, n);
    return counted === null ? [] : [{ name, own, ...counted }];
  });
}
