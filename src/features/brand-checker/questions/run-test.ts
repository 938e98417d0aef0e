import { atom } from 'nanostores';
import { createMutatorStore } from '@/lib/query';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';
import { callChecker } from '../api';
import { $failure, reportFailure } from '../failure';
import { cacheAnswers } from '../results/answers';
import { withStats, withTests } from '../server-state';
import { $campaigns, $tests, changeCampaigns, changeTests } from '../stores';

export interface TestRequest {
  campaignId: string;
  prompt: string;
  samples: number;
  /** Null for all of them. */
  platform: BrandPlatformId | null;
}

function send({ campaignId, platform, ...test }: TestRequest) {
  const shared = { ...test, campaign_id: campaignId };
  return platform
    ? callChecker({ action: 'test-prompt', platform, ...shared }, MODEL_CALL_TIMEOUT_MS)
    : callChecker({ action: 'test-prompt-all', ...shared }, MODEL_CALL_TIMEOUT_MS);
}

/** The running test. */
export const $runningTest = atom<TestRequest | null>(null);

/** Runs a test, one at a time (product 21.4). Its data is the number of answers received. */
export const $runTest = createMutatorStore<TestRequest, number>(
  async ({ data: request, revalidate }) => {
    const { campaignId, platform } = request;
    $failure.set(null);
    $runningTest.set(request);
    try {
      const { results, errors, quota, stats } = await send(request);
      const tests = results.map(({ test }) => test);
      cacheAnswers(tests);
      changeTests((list) => ({ ...withTests(list, tests), quota }));
      changeCampaigns((campaigns) => withStats(campaigns, campaignId, stats));
      if (errors.length > 0) {
        const kind = results.length > 0 ? 'partial' : 'test-all';
        $failure.set({ kind, code: null, platforms: errors });
      }
      return results.length;
    } catch (error) {
      reportFailure(platform ? 'test' : 'test-all', error);
      // Fetches the quota again, and answers that were stored although the call failed.
      for (const { key } of [$campaigns, $tests]) if (key !== undefined) revalidate(key);
      throw error;
    } finally {
      $runningTest.set(null);
    }
  },
  { throttleCalls: true },
);
