import { atom, computed } from 'nanostores';
import { createMutatorStore } from '@/lib/query';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { OpenQuestion } from '#shared/api/brand-questions.ts';
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

/** A test is running, or the rest of one that was begun before the page was loaded. */
export const $isAsking = computed(
  [$runningTest, $searchProgress],
  (running, search) => running !== null || search !== null,
);

/** Shows the answers with web search as they come, and returns how many came and what did not. */
async function followShown(
  campaignId: string,
  { run_id, planned, settled = 0 }: { run_id: string; planned: number; settled?: number },
): Promise<{ count: number; missing: MissingAnswer[] }> {
  $searchProgress.set({ settled, planned });
  const { run, results } = await followRun(run_id, (found, now) => {
    show(campaignId, found);
    $searchProgress.set({ settled: now, planned });
  });
  return { count: results.length, missing: missingAnswers(run.slots) };
}

function reportMissing(missing: readonly MissingAnswer[], count: number): void {
  if (missing.length === 0) return;
  $failure.set({ kind: count > 0 ? 'partial' : 'test-all', code: null, platforms: [...missing] });
}

/** Follows a question that was asked before the page was loaded, unless another one is running. */
export async function resumeQuestion(open: OpenQuestion): Promise<void> {
  if ($isAsking.get()) return;
  try {
    const { count, missing } = await followShown(open.campaign_id, open);
    reportMissing(missing, count);
  } catch (error) {
    reportFailure('test-all', error);
  } finally {
    $searchProgress.set(null);
    recount();
  }
}

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
        const followed = await followShown(campaignId, pending);
        missing.push(...followed.missing);
        count += followed.count;
      }
      reportMissing(missing, count);
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
