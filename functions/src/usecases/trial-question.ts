import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import type { TrialAnswer } from '#shared/entities/trial.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { isBranded } from '#shared/rules/brand-analysis.ts';
import { listedNames } from '#shared/rules/listed-names.ts';
import { otherNames } from '#shared/rules/judged-names.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import { answersAreSamples, requireModelSettings } from '../gateways/models.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import {
  claimTrial,
  findTrial,
  releaseTrial,
  storeTrial,
  trialRefusal,
} from '../stores/trial-questions.ts';
import { askOrFail, type Failure } from './brand-answer.ts';
import { grantsPremium } from './entitlement.ts';
import { countCost, isMoneyLeft, readBudget } from './model-budget.ts';

type Output = Omit<EndpointOutput<'trial-question'>, 'action'>;
type Ask = Extract<EndpointInput<'trial-question'>, { action: 'ask' }>;

/** Where the member's free question stands (product 21.41); it only reads. */
export async function readTrial(member: Pick<Member, 'uid' | 'email'>, now: Date): Promise<Output> {
  const stored = await findTrial(member.uid, now);
  if (stored !== null) return toOutput(stored);
  const [refusal, hasMoney] = await Promise.all([trialRefusal(member, now), isMoneyLeft(now)]);
  return { state: refusal ?? (hasMoney ? 'open' : 'month-used-up'), trial: null };
}

/**
 * Asks every platform the member's question from memory, once for an account and its mailbox. It is
 * claimed before a model is asked and its answers are stored, so that a second call pays nothing: it gets
 * them, or learns that they are on their way. When no platform answers the question is given back.
 *
 * @throws ApiError `budget-reached`, what `claimTrial` throws, and the first failure's code when no
 *   platform answers
 */
export async function askTrial(
  member: Pick<Member, 'uid' | 'email'>,
  { brand, prompt }: Pick<Ask, 'brand' | 'prompt'>,
  now: Date,
): Promise<Output> {
  requireModelSettings(brandPlatformIds);
  const known = await findTrial(member.uid, now);
  if (known !== null) return toOutput(known);
  if ((await readBudget(now)) !== 'open') {
    throw new ApiError('budget-reached', 'The money for models is used up until next month.');
  }
  const names = namesOf(brand);
  const question = {
    brand,
    prompt,
    branded: isBranded(prompt, names),
    is_sample: answersAreSamples(),
  };
  const claimed = await claimTrial(member, question, now);
  if ('stored' in claimed) return toOutput(claimed.stored);
  const { claim } = claimed;
  // All of them to their end: only then is it known whether one came.
  const outcomes = await Promise.all(
    brandPlatformIds.map((platform) => answerOf(platform, prompt, { ...member, brand }, now)),
  );
  const failures = outcomes.filter((outcome) => 'error' in outcome);
  const answers = outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome]));
  if (answers.length === 0) {
    await releaseTrial(
      claim,
      failures.every(({ isFree }) => isFree),
    );
    const code = failures[0]?.error.code ?? 'model-failed';
    throw new ApiError(code, 'No model gave an answer. Please try again.');
  }
  await storeTrial(claim, answers);
  return { state: 'answered', trial: { ...question, asked_at: claim.asked_at, answers } };
}

/**
 * The free question is for members who are not premium.
 *
 * @throws ApiError `trial-for-free-members`
 */
export async function requireFreeMember(
  uid: string,
  profile: UserProfile,
  now: Date,
): Promise<void> {
  if (!grantsPremium(profile, await listSubscriptionsOf(uid), now)) return;
  throw new ApiError('trial-for-free-members', 'Premium members ask in the Brand Checker.');
}

async function answerOf(
  platform: BrandPlatformId,
  prompt: string,
  { uid, brand }: { uid: string; brand: string },
  now: Date,
): Promise<TrialAnswer | Failure> {
  const answer = await askOrFail({ platform, prompt, mode: 'memory' }, uid);
  if ('error' in answer) return answer;
  await countCost(platform, answer, now);
  const { model, text, isCut } = answer;
  const response = text.slice(0, MAX_ANSWER_LENGTH).toWellFormed();
  const names = namesOf(brand);
  return {
    platform,
    model,
    response,
    is_cut: isCut || text.length > MAX_ANSWER_LENGTH,
    named: isBranded(response, names),
    others: otherNames(response, names, listedNames(response)),
  };
}

/** A brand without other spellings and competitors, as the rules of the Brand Checker take it. */
function namesOf(brand: string) {
  return { brand_name: brand, brand_variants: [], competitors: [] };
}

/** Without what only the store needs. */
function toOutput({
  answers,
  mailbox: _,
  ...question
}: NonNullable<Awaited<ReturnType<typeof findTrial>>>): Output {
  if (answers === null) return { state: 'asking', trial: null };
  return { state: 'answered', trial: { ...question, answers } };
}
