import type { FetcherStore } from '@nanostores/query';
import { atom, computed } from 'nanostores';
import { freshFetcher } from '@/lib/fresh-fetcher';
import { createFetcherStore } from '@/lib/query';
import type { OpenQuestion } from '#shared/api/brand-questions.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { callChecker } from './api';
import { $failure, logFailure, reportFailure } from './failure';
import { checkerData, NO_TESTS, type TestList } from './server-state';

/**
 * Reports a failure to load. It is only logged when the banner already shows a failure: after a
 * failed test, the first one matters.
 */
function reportLoadFailure(error: unknown): void {
  if ($failure.get() === null) reportFailure('load', error);
  else logFailure(error);
}

/**
 * Keeps the loaded data when loading it again fails. The library would drop it at the next attempt.
 */
async function keepLoaded<T>(store: FetcherStore<T>, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const loaded = store.value?.data;
    if (loaded === undefined) throw error;
    reportLoadFailure(error);
    return loaded;
  }
}

/** The question that was being asked when the page was loaded. */
export const $openQuestion = atom<OpenQuestion | null>(null);

const campaignsFetcher = freshFetcher(async () => {
  const { campaigns, open_question } = await callChecker({ action: 'campaigns' });
  $openQuestion.set(open_question);
  return campaigns;
});

const testsFetcher = freshFetcher(async (): Promise<TestList> => {
  const { tests, next_cursor, quota } = await callChecker({ action: 'tests' });
  return { tests, nextCursor: next_cursor, quota };
});

export const $campaigns: FetcherStore<BrandCampaign[]> = createFetcherStore(
  'brand-checker/campaigns',
  {
    fetcher: () => keepLoaded($campaigns, campaignsFetcher.fetcher),
    onError: reportLoadFailure,
  },
);

export const $tests: FetcherStore<TestList> = createFetcherStore('brand-checker/tests', {
  fetcher: () => keepLoaded($tests, testsFetcher.fetcher),
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
  campaignsFetcher.countChange();
  $campaigns.mutate(change($campaigns.value?.data ?? []));
}

/** Applies a change of the server to the loaded tests. */
export function changeTests(change: (list: TestList) => TestList): void {
  testsFetcher.countChange();
  $tests.mutate(change($tests.value?.data ?? NO_TESTS));
}
