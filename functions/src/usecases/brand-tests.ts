import { randomUUID } from 'node:crypto';
import type {
  BrandCheckerInput,
  BrandCheckerOutput,
  BrandQuota,
  PlatformError,
} from '#shared/api/brand-checker.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import {
  promptTestSchema,
  type PromptTest,
  type UnlistedTest,
} from '#shared/entities/prompt-test.ts';
import { requireModelSettings } from '../gateways/models.ts';
import { ApiError } from '../api-error.ts';
import { logFailure } from '../log.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';
import { releaseAnswers, reserveAnswers, type Reservation } from '../stores/brand-usage.ts';
import { saveTests } from '../stores/prompt-tests.ts';
import { answerOrError } from './brand-answer.ts';

/**
 * Asks one platform.
 *
 * @throws ApiError when no answer came: the first failure's code
 */
export async function testPrompt(
  uid: string,
  input: BrandCheckerInput<'test-prompt'>,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'test-prompt'>, 'action'>> {
  const tested = await runTests(uid, input, [input.platform], now);
  const [first] = tested.results;
  if (first === undefined) {
    const code = tested.errors[0]?.code ?? 'model-failed';
    throw new ApiError(code, 'The model gave no answer. Please try again.');
  }
  return { result: first.test, ...tested };
}

/** Asks every platform; what fails is named and leaves the others alone. */
export async function testPromptOnAll(
  uid: string,
  input: BrandCheckerInput<'test-prompt-all'>,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'test-prompt-all'>, 'action'>> {
  return runTests(uid, input, brandPlatformIds, now);
}

interface Tested {
  results: { test: PromptTest }[];
  errors: PlatformError[];
  quota: BrandQuota;
  stats: CampaignStats;
}

interface Question {
  prompt: string;
  campaign_id: string;
  samples: number;
}

async function runTests(
  uid: string,
  { prompt, campaign_id, samples }: Question,
  platforms: readonly BrandPlatformId[],
  now: Date,
): Promise<Tested> {
  const campaign = await requireCampaign(uid, campaign_id);
  requireModelSettings(platforms);
  const asked = platforms.flatMap((platform) =>
    Array.from({ length: samples }, (_, index) => ({ platform, sample_index: index + 1 })),
  );
  const reservation = await reserveAnswers(uid, asked.length, now);
  // All of them to their end: only then is it known how many did not come.
  const settled = await Promise.allSettled(
    asked.map((each) => answerOrError(campaign, { ...each, prompt, now })),
  );
  const outcomes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failures = outcomes.filter((outcome) => 'error' in outcome);
  const errors = failures.map(({ error }) => error);
  const rows = outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome]));
  // First, before anything else can fail. What a provider bills stays counted, also without an answer.
  const quota = await giveBack(reservation, failures.filter(({ isFree }) => isFree).length);
  const batch_id = rows.length > 1 ? randomUUID() : null;
  const { rows: stored, stats } = await saveTests(
    uid,
    campaign_id,
    rows.map((row) => ({ ...row, batch_id, run_id: null })),
  );
  const broken = settled.find((each) => each.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
  return { results: stored.map((test) => ({ test: toView(test) })), errors, quota, stats };
}

/** Answers must not be lost because the count cannot be corrected. */
async function giveBack(reservation: Reservation, answers: number): Promise<BrandQuota> {
  try {
    return await releaseAnswers(reservation, answers);
  } catch (error) {
    logFailure('model answers not given back', error, { answers, uid: reservation.uid });
    return reservation.quota;
  }
}

/** A test without its owner. */
function toView(stored: UnlistedTest): PromptTest {
  return promptTestSchema.parse(stored);
}
