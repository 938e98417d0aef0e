import * as z from 'zod/mini';
import { ASPECTS } from './answer-aspect.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { competitorCounts } from './competitor-stats.ts';

const count = z.int().check(z.nonnegative());

/** A cited page; counts are answers. */
export const pageCountsSchema = z.object({
  url: z.string(),
  title: z.nullable(z.string()),
  cited: count,
  named: count,
  gap: count,
});

export type PageCounts = z.infer<typeof pageCountsSchema>;

/** A cited domain; counts are answers, each once. `cited` = `named` + `gap` + `nobody`. */
const domainCountsSchema = z.object({
  domain: z.string(),
  cited: count,
  /** They name the brand. */
  named: count,
  /** They name a listed competitor and not the brand. */
  gap: count,
  /** They name neither. */
  nobody: count,
  platforms: z.partialRecord(z.enum(brandPlatformIds), count),
  /** Answers that name each competitor, by the position in the campaign's `competitor_stats.names`. */
  rivals: competitorCounts,
  pages: z.array(pageCountsSchema),
});

export type DomainCounts = z.infer<typeof domainCountsSchema>;

const questionCountsSchema = z.object({
  hash: z.string(),
  modes: z.partialRecord(
    z.enum(ANSWER_MODES),
    z.object({ n: count, named: count, rivals: competitorCounts }),
  ),
});

export type QuestionCounts = z.infer<typeof questionCountsSchema>;

/** Search answers by two facts: they name the brand, and they cite a domain of its own. */
export const twoByTwoSchema = z.object({
  both: count,
  namedOnly: count,
  citedOnly: count,
  neither: count,
});

export type TwoByTwo = z.infer<typeof twoByTwoSchema>;

/** A brand that answers name and the campaign does not list, with the number of answers. */
export const otherNameSchema = z.object({ name: z.string(), memory: count, search: count });

export type OtherName = z.infer<typeof otherNameSchema>;

/** Answers with words about an aspect of the brand, by their tone. */
export const aspectCountsSchema = z.object({
  aspect: z.enum(ASPECTS),
  mode: z.enum(ANSWER_MODES),
  positive: count,
  neutral: count,
  negative: count,
});

export type AspectCounts = z.infer<typeof aspectCountsSchema>;

/**
 * `brand_months/{campaignId_YYYY-MM}`: what the answers of a UTC month rest on and say, changed in the
 * same transaction as they. Answers to questions that contain the brand's name are only in
 * `questions`.
 */
export const brandMonthSchema = z.object({
  user_id: z.string(),
  campaign_id: z.string(),
  /** `YYYY-MM`. */
  month: z.string(),
  domains: z.array(domainCountsSchema),
  /** Citations of domains beyond MONTH_DOMAINS: answers, once for each domain. */
  more_domains: count,
  /** Search answers that cite a page of a third party and name a listed competitor, not the brand. */
  gap: count,
  two_by_two: twoByTwoSchema,
  questions: z.array(questionCountsSchema),
  other_names: z.array(otherNameSchema),
  aspects: z.array(aspectCountsSchema),
});

export type BrandMonth = z.infer<typeof brandMonthSchema>;
