import { computed } from 'nanostores';
import { createFetcherStore, queryCache } from '@/lib/query';
import type { SourceKind } from '#shared/entities/answer-source.ts';
import { callChecker } from '../api';
import { $place } from '../drawer/place';
import { createAction } from '../failure';
import { $campaigns } from '../stores';
import type { OverviewFigures, SourceFigures } from './overview-figures';

/** The campaign that the page shows: the address's one, else the newest. Null without one. */
export const $campaignId = computed([$place, $campaigns], ({ campaign }, { data = [] }) => {
  const chosen = data.find(({ id }) => id === campaign) ?? data[0];
  return chosen?.id ?? null;
});

export const $figures = createFetcherStore<OverviewFigures>(
  ['brand-checker/overview/', $campaignId],
  { fetcher: (_, id) => callChecker({ action: 'overview', campaign_id: String(id) }) },
);

export const $sources = createFetcherStore<SourceFigures>(['brand-checker/sources/', $campaignId], {
  fetcher: (_, id) => callChecker({ action: 'sources', campaign_id: String(id) }),
});

/** What is counted or listed from answers, by the beginning of its key. */
const COUNTED = /^brand-checker\/(overview|sources|facet|quotes)\//;

/**
 * Counts again after new answers, or a changed campaign: what is shown at once, what else was loaded
 * when it is shown again.
 */
export function recount(): void {
  queryCache.revalidateKeys((key) => COUNTED.test(key));
}

interface KindChoice {
  campaignId: string;
  domain: string;
  kind: SourceKind;
}

/** Stores the member's choice of a source's kind, and counts the sources again with it. */
export const $setSourceKind = createAction(
  'update',
  async ({ campaignId, domain, kind }: KindChoice) => {
    const { action: _, ...sources } = await callChecker({
      action: 'set-source-kind',
      campaign_id: campaignId,
      domain,
      kind,
    });
    // The member may have chosen another campaign meanwhile.
    if ($campaignId.get() === campaignId) $sources.mutate(sources);
  },
  { inTurn: true },
);
