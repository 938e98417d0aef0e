import type { MutatorStore } from '@nanostores/query';
import { createFetcherStore, createMutatorStore, queryCache } from '@/lib/query';
import type { Locale } from '@/i18n/locales';
import type { SiteFinding } from '@/lib/site-finding';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { AdviceState } from '#shared/entities/brand-advice.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';
import { callChecker } from '../api';
import { createAction, logFailure } from '../failure';

/** A campaign's things to do, and the lists that are left this month. */
export type AdviceList = Omit<BrandCheckerOutput<'advice'>, 'action'>;

const KEY = 'brand-checker/advice/';

/** The things to do of a campaign. */
export function adviceStore(campaignId: string) {
  return createFetcherStore<AdviceList>([KEY, campaignId], {
    fetcher: async () => callChecker({ action: 'advice', campaign_id: campaignId }),
  });
}

const makers = new Map<string, MutatorStore<{ locale: Locale }>>();

/**
 * Makes a campaign's list anew. One store for each campaign, so that leaving and opening the list again
 * does not ask twice; a failure is the store's, not the banner's.
 */
export function adviceMaker(campaignId: string): MutatorStore<{ locale: Locale }> {
  const known = makers.get(campaignId);
  if (known !== undefined) return known;
  const maker = createMutatorStore<{ locale: Locale }>(
    async ({ data: { locale } }) => {
      const list = await callChecker(
        { action: 'make-advice', campaign_id: campaignId, locale },
        MODEL_CALL_TIMEOUT_MS,
      );
      queryCache.mutateCache(KEY + campaignId, list);
    },
    { throttleCalls: true },
  );
  makers.set(campaignId, maker);
  return maker;
}

/** Changes the state of one thing to do. */
export const $setAdvice = createAction(
  'update',
  async ({ campaignId, id, state }: { campaignId: string; id: string; state: AdviceState }) => {
    const list = await callChecker({
      action: 'set-advice',
      campaign_id: campaignId,
      id,
      state,
    });
    queryCache.mutateCache(KEY + campaignId, list);
  },
  { inTurn: true },
);

/** Takes a finding of the site check into the list; a failure is its own, not the banner's. */
export const $takeFinding = createMutatorStore<
  SiteFinding & { campaignId: string; locale: Locale },
  boolean
>(
  async ({ data: { campaignId, ...finding } }) => {
    const list = await callChecker({ action: 'take-finding', campaign_id: campaignId, ...finding });
    queryCache.mutateCache(KEY + campaignId, list);
    return true;
  },
  { throttleCalls: true, onError: logFailure },
);
