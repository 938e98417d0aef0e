import type { FetcherStore } from '@nanostores/query';
import { computed } from 'nanostores';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { callChecker } from './api';
import { $failure, reportFailure } from './failure';
import { checkerData, NO_TESTS, type TestList } from './server-state';

/** The banner keeps a failure that it shows: after a failed test, what failed first matters. */
function reportLoadFailure(error: unknown): void {
  if ($failure.get() === null) reportFailure('load', error);
}

/**
 * Loads a store's data. Data that was changed here meanwhile is loaded again, because the answer may not have
 * the change, and after a failure it stays: the library would replace it in both cases.
 */
async function load<T>(store: FetcherStore<T>, call: () => Promise<T>): Promise<T> {
  const before = store.value?.data;
  try {
    const data = await call();
    const current = store.value?.data;
    return current === undefined || current === before ? data : await load(store, call);
  } catch (error) {
    const current = store.value?.data;
    if (current === undefined) throw error;
    reportLoadFailure(error);
    return current;
  }
}

export const $campaigns: FetcherStore<BrandCampaign[]> = createFetcherStore(
  'brand-checker/campaigns',
  {
    fetcher: () =>
      load($campaigns, async () => (await callChecker({ action: 'campaigns' })).campaigns),
    onError: reportLoadFailure,
  },
);

export const $tests: FetcherStore<TestList> = createFetcherStore('brand-checker/tests', {
  fetcher: () =>
    load($tests, async () => {
      const { tests, next_cursor, quota } = await callChecker({ action: 'tests' });
      return { tests, nextCursor: next_cursor, quota };
    }),
  onError: reportLoadFailure,
});

/** Loads campaigns and tests in parallel as soon as it is read (product 21.1). */
export const $checker = computed([$campaigns, $tests], checkerData);

/** Loads both again, after a failure. */
export function reload(): void {
  $failure.set(null);
  $campaigns.revalidate();
  $tests.revalidate();
}

/** Changes the campaigns that the page has, as the server has just done. */
export function changeCampaigns(change: (campaigns: BrandCampaign[]) => BrandCampaign[]): void {
  $campaigns.mutate(change($campaigns.value?.data ?? []));
}

/** Changes the tests that the page has, as the server has just done. */
export function changeTests(change: (list: TestList) => TestList): void {
  $tests.mutate(change($tests.value?.data ?? NO_TESTS));
}
