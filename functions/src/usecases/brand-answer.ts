import type { PlatformError } from '#shared/api/brand-questions.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { NewTest } from '#shared/entities/prompt-test.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { answerSources } from '#shared/rules/answer-sources.ts';
import { analyzeAnswer, isBranded } from '#shared/rules/brand-analysis.ts';
import { answersAreSamples, askModel } from '../gateways/models.ts';
import type { ModelAnswer } from '../gateways/models/model-answer.ts';
import { ModelError } from '../gateways/models/model-error.ts';
import { logFailure, logWarning } from '../log.ts';
import { judgeAnswer } from './judge-answer.ts';
import { countCost } from './model-budget.ts';

/** Why there is no answer. */
export interface Failure {
  error: PlatformError;
  /** The provider bills nothing for it. */
  isFree: boolean;
  /** The provider does not have the model any more. */
  isRetired: boolean;
}

interface Asked {
  prompt: string;
  mode: AnswerMode;
  platform: BrandPlatformId;
  sample_index: number;
  now: Date;
}

/**
 * A row without the call's own fields, or why there is none. It throws only when an answer came, and
 * was paid for, but could not be judged.
 */
export async function answerOrError(
  campaign: StoredBrandCampaign,
  asked: Asked,
): Promise<NewTest | Failure> {
  const { prompt, mode, platform, sample_index, now } = asked;
  const { user_id: uid, country, language } = campaign;
  const answer = await askOrFail(
    { platform, prompt, mode, place: { country, locale: language } },
    uid,
  );
  if ('error' in answer) return answer;
  await countCost(platform, answer, now);
  const { model, text, isCut, search } = answer;
  const response = text.slice(0, MAX_ANSWER_LENGTH).toWellFormed();
  return {
    user_id: campaign.user_id,
    campaign_id: campaign.id,
    prompt,
    mode,
    branded: isBranded(prompt, campaign),
    platform,
    model,
    response,
    is_cut: isCut || text.length > MAX_ANSWER_LENGTH,
    is_sample: answersAreSamples(),
    ...analyzeAnswer(response, campaign),
    ...(await judgeAnswer(response, campaign, now)),
    searches: search && search.searches,
    sources: search && answerSources(search, campaign),
    sample_index,
    created_at: now.toISOString(),
  };
}

/** A failure of any kind is returned, so that it does not affect the other platforms. */
export async function askOrFail(
  question: Parameters<typeof askModel>[0],
  uid: string,
): Promise<ModelAnswer | Failure> {
  const { platform } = question;
  try {
    return await askModel(question);
  } catch (error) {
    if (error instanceof ModelError) {
      const { code, isFree, isRetired, message } = error;
      logWarning('model did not answer', { platform, code, fault: message, uid });
      return { error: { platform, code }, isFree, isRetired };
    }
    // Nothing was sent: what fails there is a ModelError.
    logFailure('model could not be asked', error, { platform, uid });
    return { error: { platform, code: 'model-failed' }, isFree: true, isRetired: false };
  }
}
