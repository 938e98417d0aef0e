import { atom } from 'nanostores';
import { createMutatorStore } from '@/lib/query';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';
import { callChecker } from '../api';
import { $failure, reportFailure } from '../failure';
import { recount } from '../figures/figures-store';
import { cacheAnswers } from '../results/answers';
import { missingAnswers, withStats, withTests, type MissingAnswer } from '../server-state';
import { $campaigns, $tests, changeCampaigns, changeTests } from '../stores';
import { followRun } from './follow-run';

export interface TestRequest {
  campaignId: string;
  prompt: string;
  samples: number;
  modes: readonly AnswerMode[];
  /** Null for all of them. */
  platform: BrandPlatformId | null;
}

/** How many answers of the running test's search have come or will not, and how many it asks for. */
export interface SearchProgress {
  settled: number;
  planned: number;
}

function send({ campaignId, platform, modes, ...test }: TestRequest) {
  const shared = { ...test, modes: [...modes], campaign_id: campaignId };
  return platform
    ? callChecker({ action: 'test-prompt', platform, ...shared }, MODEL_CALL_TIMEOUT_MS)
    : callChecker({ action: 'test-prompt-all', ...shared }, MODEL_CALL_TIMEOUT_MS);
}

/** Shows answers as they come, with what they leave of the limits. */
function show(
  campaignId: string,
  { results, quota, stats }: Pick<BrandCheckerOutput<'run'>, 'results' | 'quota' | 'stats'>,
): void {
  const tests = results.map(({ test }) => test);
  cacheAnswers(tests);
  changeTests((list) => ({ ...withTests(list, tests), quota }));
  changeCampaigns((campaigns) => withStats(campaigns, campaignId, stats));
}

/** The running test. */
export const $runningTest = atom<TestRequest | null>(null);

/** Null while nothing is asked with web search, or only the call is under way. */
export const $searchProgress = atom<SearchProgress | null>(null);

/**
 * Runs a test, one at a time (product 21.4): answers from memory come with the call, those with web search
 * one by one after it. Its data is the number of answers received.
 */
export const $runTest = createMutatorStore<TestRequest, number>(
  async ({ data: request, revalidate }) => {
    const { campaignId, platform } = request;
    $failure.set(null);
    $runningTest.set(request);
    try {
      const answer = await send(request);
      const { errors, pending } = answer;
      show(campaignId, answer);
      const missing: MissingAnswer[] = [...errors];
      let count = answer.results.length;
      if (pending !== null) {
        $searchProgress.set({ settled: 0, planned: pending.planned });
        const { run, results } = await followRun(pending.run_id, (found, settled) => {
          show(campaignId, found);
          $searchProgress.set({ settled, planned: pending.planned });
        });
        missing.push(...missingAnswers(run.slots));
        count += results.length;
      }
      if (missing.length > 0) {
        $failure.set({ kind: count > 0 ? 'partial' : 'test-all', code: null, platforms: missing });
      }
      return count;
    } catch (error) {
      reportFailure(platform ? 'test' : 'test-all', error);
      // Fetches the quota again, and answers that were stored although the call failed.
      for (const { key } of [$campaigns, $tests]) if (key !== undefined) revalidate(key);
      throw error;
    } finally {
      $runningTest.set(null);
      $searchProgress.set(null);
      recount();
    }
  },
  { throttleCalls: true },
);
