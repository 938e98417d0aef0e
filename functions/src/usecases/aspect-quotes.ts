import type { AspectQuote } from '#shared/entities/aspect-quote.ts';
import { listQuotingAnswers } from '../stores/advice-answers.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';

/**
 * The newest words about the brand for each aspect, measure and tone.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function readAspectQuotes(uid: string, campaignId: string): Promise<AspectQuote[]> {
  await requireCampaign(uid, campaignId);
  const newest = new Map<string, AspectQuote>();
  for (const { mode, aspects } of await listQuotingAnswers(uid, campaignId)) {
    for (const { aspect, tone, quote } of aspects) {
      const key = [aspect, mode, tone].join(' ');
      if (!newest.has(key)) newest.set(key, { aspect, mode, tone, quote });
    }
  }
  return [...newest.values()];
}
