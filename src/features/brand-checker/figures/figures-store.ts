import { computed } from 'nanostores';
import { createFetcherStore, createMutatorStore } from '@/lib/query';
import type { SourceKind } from '#shared/entities/answer-source.ts';
import { callChecker } from '../api';
import { $place } from '../drawer/place';
import { reportFailure } from '../failure';
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

/** Counts again after new answers, or a changed campaign. */
export function recount(): void {
  for (const store of [$figures, $sources]) if (store.key !== undefined) store.revalidate();
}

interface KindChoice {
  campaignId: string;
  domain: string;
  kind: SourceKind;
}

/** Stores the member's choice of a source's kind, and counts the sources again with it. */
export const $setSourceKind = createMutatorStore<KindChoice, boolean>(
  async ({ data: { campaignId, domain, kind } }) => {
    const { action: _, ...sources } = await callChecker({
      action: 'set-source-kind',
      campaign_id: campaignId,
      domain,
      kind,
    });
    // The member may have chosen another campaign meanwhile.
    if ($campaignId.get() === campaignId) $sources.mutate(sources);
    return true;
  },
  { throttleCalls: false, onError: (error) => reportFailure('update', error) },
);
