import type { PlatformError } from '#shared/api/brand-checker.ts';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { NewTest } from '#shared/entities/prompt-test.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { analyzeAnswer, isBranded } from '#shared/rules/brand-analysis.ts';
import { answersAreSamples, askPlatform } from '../gateways/models.ts';
import type { ModelAnswer } from '../gateways/models/generate.ts';
import { ModelError } from '../gateways/models/model-error.ts';
import { logFailure, logWarning } from '../log.ts';
import { judgeSentiment } from './judge-sentiment.ts';

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
  { prompt, platform, sample_index, now }: Asked,
): Promise<NewTest | Failure> {
  const answer = await ask(platform, prompt, campaign.user_id);
  if ('error' in answer) return answer;
  const { model, text, isCut } = answer;
  const response = text.slice(0, MAX_ANSWER_LENGTH).toWellFormed();
  return {
    user_id: campaign.user_id,
    campaign_id: campaign.id,
    prompt,
    mode: 'memory',
    branded: isBranded(prompt, campaign),
    platform,
    model,
    response,
    is_cut: isCut || text.length > MAX_ANSWER_LENGTH,
    is_sample: answersAreSamples(),
    ...analyzeAnswer(response, campaign),
    ...(await judgeSentiment(response, campaign)),
    searches: null,
    sources: null,
    other_names: [],
    aspects: [],
    sample_index,
    created_at: now.toISOString(),
  };
}

/** A failure of any kind is returned, so that it does not affect the other platforms. */
async function ask(
  platform: BrandPlatformId,
  prompt: string,
  uid: string,
): Promise<ModelAnswer | Failure> {
  try {
    return await askPlatform(platform, prompt);
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
