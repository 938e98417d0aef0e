import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { CompetitorStats } from '#shared/entities/competitor-stats.ts';
import { promptTestSchema, type PromptTest } from '#shared/entities/prompt-test.ts';
import { requireCampaign } from '../stores/brand-campaigns.ts';
import { readQuota } from '../stores/brand-usage.ts';
import { findPreviousTest } from '../stores/previous-test.ts';
import * as store from '../stores/prompt-tests.ts';

/** A page of the member's tests without their answers, and what is left of the day. */
export async function listTests(
  uid: string,
  page: store.PageOf,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'tests'>, 'action'>> {
  await requirePage(uid, page);
  const [listed, quota] = await Promise.all([store.listSummaries(uid, page), readQuota(uid, now)]);
  return { tests: listed.rows, next_cursor: listed.next_cursor, quota };
}

/** A page of the member's tests with everything. */
export async function listAnswers(
  uid: string,
  page: store.PageOf,
): Promise<Omit<BrandCheckerOutput<'answers'>, 'action'>> {
  await requirePage(uid, page);
  const { rows, next_cursor } = await store.listTests(uid, page);
  return { tests: rows.map((test) => promptTestSchema.parse(test)), next_cursor };
}

/**
 * One of the member's tests with everything.
 *
 * @throws ApiError `test-not-found`
 */
export async function readAnswer(uid: string, id: string): Promise<PromptTest> {
  return promptTestSchema.parse(await store.requireTest(uid, id));
}

/**
 * The answer before one of the member's tests to the same prompt on the same platform; null without
 * one.
 *
 * @throws ApiError `test-not-found`
 */
export async function readEarlierAnswer(uid: string, id: string): Promise<PromptTest | null> {
  const test = await store.requireTest(uid, id);
  const earlier = await findPreviousTest(test);
  return earlier && promptTestSchema.parse(earlier);
}

/**
 * How often the answers of one of the member's campaigns name each competitor.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function readCompetitors(uid: string, campaignId: string): Promise<CompetitorStats> {
  return (await requireCampaign(uid, campaignId)).competitor_stats;
}

async function requirePage(uid: string, { campaign_id }: store.PageOf): Promise<void> {
  if (campaign_id !== undefined) await requireCampaign(uid, campaign_id);
}
