import type { FetcherStore } from '@nanostores/query';
import { computed } from 'nanostores';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { callChecker } from './api';
import { $failure, reportFailure } from './failure';
import { checkerData, NO_TESTS, type TestList } from './server-state';

/**
 * Reports a failure to load unless the banner already shows one: after a failed test, the first
 * failure matters.
 */
function reportLoadFailure(error: unknown): void {
  if ($failure.get() === null) reportFailure('load', error);
}

/**
 * Loads a store's data. When the data was changed on this page meanwhile, it is loaded again,
 * because the answer may not include the change. After a failure the changed data is kept. The
 * library would overwrite it in both cases.
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

/** Reloads both after a failure. */
export function reload(): void {
  $failure.set(null);
  $campaigns.revalidate();
  $tests.revalidate();
}

/** Applies a change of the server to the loaded campaigns. */
export function changeCampaigns(change: (campaigns: BrandCampaign[]) => BrandCampaign[]): void {
  $campaigns.mutate(change($campaigns.value?.data ?? []));
}

/** Applies a change of the server to the loaded tests. */
export function changeTests(change: (list: TestList) => TestList): void {
  $tests.mutate(change($tests.value?.data ?? NO_TESTS));
}
