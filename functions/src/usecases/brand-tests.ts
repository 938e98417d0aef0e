import { randomUUID } from 'node:crypto';
import type { BrandCheckerInput, BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import {
  promptTestSchema,
  type PromptTest,
  type UnlistedTest,
} from '#shared/entities/prompt-test.ts';
import { requireModelSettings } from '../gateways/models.ts';
import { wakeQuestion } from '../gateways/tasks.ts';
import { ApiError } from '../api-error.ts';
import { logFailure } from '../log.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';
import {
  readQuota,
  releaseAnswers,
  reserveAnswers,
  type Reservation,
} from '../stores/brand-usage.ts';
import { saveTests } from '../stores/prompt-tests.ts';
import { answerOrError } from './brand-answer.ts';
import { readBudget } from './model-budget.ts';
import { planQuestion } from './question-run.ts';

/**
 * Asks one platform.
 *
 * @throws ApiError when no answer came and none is pending: the first failure's code
 */
export async function testPrompt(
  uid: string,
  input: BrandCheckerInput<'test-prompt'>,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'test-prompt'>, 'action'>> {
  const tested = await runTests(uid, input, [input.platform], now);
  const [first] = tested.results;
  if (first === undefined && tested.pending === null) {
    const code = tested.errors[0]?.code ?? 'model-failed';
    throw new ApiError(code, 'The model gave no answer. Please try again.');
  }
  return { result: first?.test ?? null, ...tested };
}

/** Asks every platform; what fails is named and leaves the others alone. */
export async function testPromptOnAll(
  uid: string,
  input: BrandCheckerInput<'test-prompt-all'>,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'test-prompt-all'>, 'action'>> {
  return runTests(uid, input, brandPlatformIds, now);
}

type Tested = Omit<BrandCheckerOutput<'test-prompt-all'>, 'action'>;

type Question = Pick<
  BrandCheckerInput<'test-prompt-all'>,
  'prompt' | 'campaign_id' | 'samples' | 'modes'
>;

async function runTests(
  uid: string,
  question: Question,
  platforms: readonly BrandPlatformId[],
  now: Date,
): Promise<Tested> {
  const { prompt, campaign_id, samples, modes } = question;
  const campaign = await requireCampaign(uid, campaign_id);
  requireModelSettings(platforms);
  const { run, refused } = planQuestion(uid, question, platforms, now);
  const asked = (modes.includes('memory') ? platforms : []).flatMap((platform) =>
    Array.from({ length: samples }, (_, index) => ({ platform, sample_index: index + 1 })),
  );
  if (run === null && asked.length === 0) {
    throw new ApiError('search-not-offered', 'This platform is not asked with web search.');
  }
  if ((await readBudget(now)) === 'stopped') {
    throw new ApiError('budget-reached', 'The money for models is used up until next month.');
  }
  const reservation = await reserveAnswers(uid, { answers: asked.length, run }, now);
  const woken = run && wake(run.id);
  // All of them to their end: only then is it known how many did not come.
  const settled = await Promise.allSettled(
    asked.map((each) => answerOrError(campaign, { ...each, prompt, mode: 'memory', now })),
  );
  const outcomes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failures = outcomes.filter((outcome) => 'error' in outcome);
  const errors = failures.map(({ error }) => error);
  const rows = outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome]));
  // First, before anything else can fail. What a provider bills stays counted, also without an answer.
  await giveBack(reservation, failures.filter(({ isFree }) => isFree).length);
  const batch_id = rows.length > 1 ? randomUUID() : null;
  const run_id = run?.id ?? null;
  const { rows: stored, stats } = await saveTests(
    uid,
    campaign_id,
    rows.map((row) => ({ ...row, batch_id, run_id })),
  );
  await woken;
  const broken = settled.find((each) => each.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
  return {
    results: stored.map((test) => ({ test: toView(test) })),
    errors,
    pending: run && { run_id: run.id, planned: run.slots.length },
    refused,
    quota: await readQuota(uid, now),
    stats,
  };
}

/** Without its task, the scheduler asks the question at its next call. */
async function wake(runId: string): Promise<void> {
  try {
    await wakeQuestion(runId);
  } catch (error) {
    logFailure('question not queued', error, { run: runId });
  }
}

/** Answers must not be lost because the count cannot be corrected. */
async function giveBack(reservation: Reservation, answers: number): Promise<void> {
  try {
    await releaseAnswers(reservation, answers);
  } catch (error) {
    logFailure('model answers not given back', error, { answers, uid: reservation.uid });
  }
}

/** A test without its owner. */
function toView(stored: UnlistedTest): PromptTest {
  return promptTestSchema.parse(stored);
}
