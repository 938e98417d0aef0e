import type { BrandCheckerInput, BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import { MAX_SOURCE_KINDS } from '#shared/figure-limits.ts';
import { overviewOf } from '#shared/rules/brand-overview.ts';
import { sourcesOf, type SourceCampaign } from '#shared/rules/brand-sources.ts';
import { figurePeriod } from '#shared/rules/figure-period.ts';
import { ApiError } from '../api-error.ts';
import { requireCampaign, updateSourceKinds } from '../stores/brand-campaigns.ts';
import { readFigures, readMonths } from '../stores/brand-figures.ts';

/**
 * The figures of one of the member's campaigns: six documents at most, whatever number of answers it has.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function readOverview(
  uid: string,
  campaignId: string,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'overview'>, 'action'>> {
  const campaign = await requireCampaign(uid, campaignId);
  const { matrix, months } = await readFigures(campaign, figurePeriod(campaign.stats, now));
  return overviewOf(campaign, matrix, months, now);
}

/**
 * What the search answers of one of the member's campaigns cite: five documents at most.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function readSources(
  uid: string,
  campaignId: string,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'sources'>, 'action'>> {
  return sourcesIn(await requireCampaign(uid, campaignId), now);
}

/**
 * Stores the member's choice of a source's kind, or forgets it.
 *
 * @throws ApiError `campaign-not-found`, `source-kind-limit-reached`
 */
export async function setSourceKind(
  uid: string,
  { campaign_id, domain, kind }: BrandCheckerInput<'set-source-kind'>,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'sources'>, 'action'>> {
  const campaign = await updateSourceKinds(uid, campaign_id, (known) => {
    const { [domain]: _, ...others } = known;
    if (kind === null) return others;
    if (Object.keys(others).length >= MAX_SOURCE_KINDS) {
      throw new ApiError(
        'source-kind-limit-reached',
        `A campaign keeps at most ${MAX_SOURCE_KINDS} choices. Take one back first.`,
      );
    }
    return { ...others, [domain]: kind };
  });
  return sourcesIn(campaign, now);
}

async function sourcesIn(campaign: SourceCampaign & { id: string; user_id: string }, now: Date) {
  const months = await readMonths(campaign, figurePeriod(campaign.stats, now));
  return sourcesOf(campaign, months, now);
}
