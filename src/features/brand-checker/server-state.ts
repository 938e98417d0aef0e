import type { FetcherValue } from '@nanostores/query';
import type { BrandQuota, PlatformError } from '#shared/api/brand-checker.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { sortNewestFirst } from '#shared/rules/brand-analytics.ts';

/** The member's tests as far as they are loaded. */
export interface TestList {
  /** Newest first. */
  tests: TestSummary[];
  /** Of the page of older tests; null when there is none. */
  nextCursor: string | null;
  /** Null when it could not be loaded. */
  quota: BrandQuota | null;
}

export const NO_TESTS: TestList = { tests: [], nextCursor: null, quota: null };

/** What the page shows of the server. */
export interface CheckerData extends TestList {
  /** Newest first. */
  campaigns: BrandCampaign[];
  /** Tests that could not be loaded are an empty list (product 21.1). */
  hasTestsError: boolean;
}

/**
 * Campaigns and tests as one. Without its campaigns the page cannot be shown, and a member of many looks like
 * a new one; without its tests it can (product 21.1).
 */
export function checkerData(
  campaigns: FetcherValue<BrandCampaign[]>,
  tests: FetcherValue<TestList>,
): CheckerData | 'loading' | 'failed' {
  if (campaigns.data === undefined) return campaigns.error ? 'failed' : 'loading';
  if (tests.data === undefined && !tests.error) return 'loading';
  return {
    campaigns: campaigns.data,
    ...(tests.data ?? NO_TESTS),
    hasTestsError: tests.data === undefined,
  };
}

/** Puts a new campaign first, and a changed one back into its place. */
export function withCampaign(
  campaigns: readonly BrandCampaign[],
  campaign: BrandCampaign,
): BrandCampaign[] {
  const isKnown = campaigns.some(({ id }) => id === campaign.id);
  return isKnown
    ? campaigns.map((other) => (other.id === campaign.id ? campaign : other))
    : [campaign, ...campaigns];
}

/** Puts a campaign's new numbers into their place. */
export function withStats(
  campaigns: readonly BrandCampaign[],
  id: string,
  stats: CampaignStats,
): BrandCampaign[] {
  return campaigns.map((campaign) => (campaign.id === id ? { ...campaign, stats } : campaign));
}

/** Adds tests, each once. */
export function withTests(list: TestList, added: readonly TestSummary[]): TestList {
  const ids = new Set(added.map(({ id }) => id));
  const others = list.tests.filter(({ id }) => !ids.has(id));
  return { ...list, tests: sortNewestFirst([...added, ...others]) };
}

/** Removes the tests of a campaign, as the server does when it is deleted. */
export function withoutTestsOf(list: TestList, campaignId: string): TestList {
  return { ...list, tests: list.tests.filter(({ campaign_id }) => campaign_id !== campaignId) };
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
