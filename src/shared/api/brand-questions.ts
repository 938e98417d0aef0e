import * as z from 'zod/mini';
import { ANSWER_MODES } from '../entities/answer-mode.ts';
import { brandPlatformIds } from '../entities/brand-platform.ts';
import { brandRunSchema, modelErrorCodes, runSlotSchema } from '../entities/brand-run.ts';
import { campaignStatsSchema } from '../entities/campaign-stats.ts';
import { promptTestSchema } from '../entities/prompt-test.ts';
import { utcInstant } from '../entities/subscription.ts';

/** An answer that failed; with several samples, a platform can have more than one. */
const platformErrorSchema = z.strictObject({
  platform: z.enum(brandPlatformIds),
  code: z.enum(modelErrorCodes),
});

export type PlatformError = z.infer<typeof platformErrorSchema>;

const count = z.int().check(z.nonnegative());

/** Web searches of the member this month and today, with those that are reserved for open questions. */
const searchQuotaSchema = z.strictObject({
  used: count,
  limit: count,
  /** The first of next month, UTC. */
  resets_at: utcInstant,
  used_today: count,
  limit_today: count,
});

export type SearchQuota = z.infer<typeof searchQuotaSchema>;

/** Model answers from memory of the member today; failed answers are not counted. And searches. */
export const brandQuotaSchema = z.strictObject({
  used: count,
  limit: count,
  /** The next midnight, UTC. */
  resets_at: utcInstant,
  searches: searchQuotaSchema,
});

export type BrandQuota = z.infer<typeof brandQuotaSchema>;

/** What a call asks with web search: a run, whose answers `run` returns as they come. */
const pendingSchema = z.strictObject({
  run_id: z.string(),
  /** Answers that it asks for. */
  planned: z.int().check(z.positive()),
});

/** The answer of a call that asks models. */
export const asked = {
  /** The rows that were stored, platform by platform, samples in their order. */
  results: z.array(z.strictObject({ test: promptTestSchema })),
  errors: z.array(platformErrorSchema),
  /** Null when nothing is asked with web search. */
  pending: z.nullable(pendingSchema),
  /** Platforms that are not asked with web search, and why (rules/search-platforms.ts). */
  refused: z.array(
    z.strictObject({ platform: z.enum(brandPlatformIds), reason: z.literal('terms') }),
  ),
  quota: brandQuotaSchema,
  /** The campaign's numbers with these tests. */
  stats: campaignStatsSchema,
};

/** A run as its member sees it; a slot without an answer has its reason. */
const questionRunSchema = z.strictObject({
  id: z.string(),
  campaign_id: z.string(),
  prompt: z.string(),
  state: brandRunSchema.shape.state,
  slots: z.array(
    z.strictObject({
      platform: runSlotSchema.shape.platform,
      mode: z.enum(ANSWER_MODES),
      sample: z.int(),
      state: runSlotSchema.shape.state,
      test_id: z.nullable(z.string()),
      reason: runSlotSchema.shape.reason,
    }),
  ),
});

/** The answer of `run`. */
export const questionRun = {
  run: questionRunSchema,
  /** The answers that have come, in the order of the slots. */
  results: z.array(z.strictObject({ test: promptTestSchema })),
  quota: brandQuotaSchema,
  stats: campaignStatsSchema,
};

/** A question with web search that is being asked, so that a page that is loaded meanwhile follows it. */
export const openQuestionSchema = z.strictObject({
  run_id: z.string(),
  campaign_id: z.string(),
  /** Answers that have come or will not, of those that it asks for. */
  settled: count,
  planned: z.int().check(z.positive()),
});

export type OpenQuestion = z.infer<typeof openQuestionSchema>;
