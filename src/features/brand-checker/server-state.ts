import type { FetcherValue } from '@nanostores/query';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { RunSlot } from '#shared/entities/brand-run.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { sortNewestFirst } from '#shared/rules/brand-analytics.ts';

/** The member's loaded tests. */
export interface TestList {
  /** Newest first. */
  tests: TestSummary[];
  /** Cursor of the next page of older tests; null when there is none. */
  nextCursor: string | null;
  /** Null when it could not be loaded. */
  quota: BrandQuota | null;
}

export const NO_TESTS: TestList = { tests: [], nextCursor: null, quota: null };

/** The page's data from the server. */
export interface CheckerData extends TestList {
  /** Newest first. */
  campaigns: BrandCampaign[];
  /** When the tests could not be loaded, the list is empty (product 21.1). */
  hasTestsError: boolean;
}

/**
 * Combines campaigns and tests. The page needs the campaigns, as a member with many would else look
 * like a new one; it can show without the tests (product 21.1).
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

/** Adds a new campaign at the beginning, or replaces a changed one. */
export function withCampaign(
  campaigns: readonly BrandCampaign[],
  campaign: BrandCampaign,
): BrandCampaign[] {
  const isKnown = campaigns.some(({ id }) => id === campaign.id);
  return isKnown
    ? campaigns.map((other) => (other.id === campaign.id ? campaign : other))
    : [campaign, ...campaigns];
}

/** Replaces a campaign's statistics. */
export function withStats(
  campaigns: readonly BrandCampaign[],
  id: string,
  stats: CampaignStats,
): BrandCampaign[] {
  return campaigns.map((campaign) => (campaign.id === id ? { ...campaign, stats } : campaign));
}

/** Adds tests that are not in the list yet. */
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
 * The answers left today; null when unknown, also after the quota's reset time.
 *
 * @param now milliseconds since the epoch
 */
export function answersLeft(quota: BrandQuota | null, now: number): number | null {
  if (quota === null || Date.parse(quota.resets_at) <= now) return null;
  return Math.max(0, quota.limit - quota.used);
}

/**
 * The web searches left of the month, and of today within it; null when unknown, also after the next
 * midnight (UTC), when there are new ones.
 *
 * @param now milliseconds since the epoch
 */
export function searchesLeft(
  quota: BrandQuota | null,
  now: number,
): { left: number; limit: number; today: number } | null {
  if (quota === null || Date.parse(quota.resets_at) <= now) return null;
  const { used, limit, used_today, limit_today } = quota.searches;
  const left = Math.max(0, limit - used);
  return { left, limit, today: Math.min(left, Math.max(0, limit_today - used_today)) };
}

/** Why an answer of a platform did not come, in the call or in a run. */
export interface MissingAnswer {
  platform: BrandPlatformId;
  code: NonNullable<RunSlot['reason']> | 'interrupted';
}

/** The answers of a run that will not come, and why. */
export function missingAnswers(slots: readonly Pick<RunSlot, 'platform' | 'state' | 'reason'>[]) {
  return slots.flatMap(({ platform, state, reason }): MissingAnswer[] => {
    if (state === 'interrupted') return [{ platform, code: 'interrupted' }];
    return reason === null ? [] : [{ platform, code: reason }];
  });
}

interface FailureCount extends MissingAnswer {
  count: number;
}

/** Counts equal errors of a platform, which several samples may have. */
export function countFailures(errors: readonly MissingAnswer[]): FailureCount[] {
  const counted: FailureCount[] = [];
  for (const { platform, code } of errors) {
    const same = counted.find((line) => line.platform === platform && line.code === code);
    if (same) same.count += 1;
    else counted.push({ platform, code, count: 1 });
  }
  return counted;
}
