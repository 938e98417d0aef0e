import type { BrandQuota, PlatformError } from '#shared/api/brand-checker.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { sortNewestFirst } from '#shared/rules/brand-analytics.ts';

/** What the page knows of the server; every list is newest first. */
export interface CheckerData {
  campaigns: BrandCampaign[];
  /** Those that are loaded; there are older ones while there is a cursor. */
  tests: TestSummary[];
  nextCursor: string | null;
  /** Null when the server could not be asked. */
  quota: BrandQuota | null;
}

export const NO_DATA: CheckerData = { campaigns: [], tests: [], nextCursor: null, quota: null };

/** Puts a new campaign first, and a changed one back into its place. */
export function withCampaign(data: CheckerData, campaign: BrandCampaign): CheckerData {
  const { campaigns } = data;
  const isKnown = campaigns.some(({ id }) => id === campaign.id);
  return {
    ...data,
    campaigns: isKnown
      ? campaigns.map((other) => (other.id === campaign.id ? campaign : other))
      : [campaign, ...campaigns],
  };
}

/** Forgets a campaign and its tests, as the server does. */
export function withoutCampaign(data: CheckerData, id: string): CheckerData {
  return {
    ...data,
    campaigns: data.campaigns.filter((campaign) => campaign.id !== id),
    tests: data.tests.filter(({ campaign_id }) => campaign_id !== id),
  };
}

/** Adds tests, each once. */
export function withTests(data: CheckerData, added: readonly TestSummary[]): CheckerData {
  const ids = new Set(added.map(({ id }) => id));
  const others = data.tests.filter(({ id }) => !ids.has(id));
  return { ...data, tests: sortNewestFirst([...added, ...others]) };
}

/** Puts a campaign's new numbers into their place. */
export function withStats(data: CheckerData, id: string, stats: CampaignStats): CheckerData {
  return {
    ...data,
    campaigns: data.campaigns.map((campaign) =>
      campaign.id === id ? { ...campaign, stats } : campaign,
    ),
  };
}

/**
 * The answers left today; null when that is unknown, as it is once that day is over.
 *
 * @param now milliseconds since the epoch
 */
export function answersLeft(quota: BrandQuota | null, now: number): number | null {
  if (quota === null || Date.parse(quota.resets_at) <= now) return null;
  return Math.max(0, quota.limit - quota.used);
}

export interface FailureCount extends PlatformError {
  count: number;
}

/** Equal failures of one platform, as several samples have them, are one line. */
export function countFailures(errors: readonly PlatformError[]): FailureCount[] {
  const counted: FailureCount[] = [];
  for (const { platform, code } of errors) {
    const same = counted.find((line) => line.platform === platform && line.code === code);
    if (same) same.count += 1;
    else counted.push({ platform, code, count: 1 });
  }
  return counted;
}
