import * as z from 'zod/mini';
import { ANSWER_MODES } from '../entities/answer-mode.ts';
import { sourceKindSchema } from '../entities/answer-source.ts';
import { matrixQuestionSchema } from '../entities/brand-matrix.ts';
import {
  aspectCountsSchema,
  otherNameSchema,
  pageCountsSchema,
  twoByTwoSchema,
} from '../entities/brand-month.ts';
import { brandPlatformIds } from '../entities/brand-platform.ts';
import { MAX_FACET_LENGTH } from '../figure-limits.ts';
import { MAX_DOMAIN_LENGTH, MAX_ID_LENGTH } from '../limits.ts';

/**
 * The figures of a campaign (product 21.30): counts of answers and nothing else. Shares and ranges are
 * made of them by rules/shares.ts, and each opens by its facet (rules/answer-facets.ts) with the
 * period's first day.
 */
const count = z.int().check(z.nonnegative());
const utcDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const mode = z.enum(ANSWER_MODES);
const byMode = <T extends z.core.$ZodType>(schema: T) =>
  z.strictObject({ memory: schema, search: schema });

/** UTC days, both included. */
const period = z.strictObject({ from: utcDay, to: utcDay });

/** Answers that name the brand, or a listed competitor. */
const nameCountSchema = z.strictObject({ name: z.string(), own: z.boolean(), k: count });

export type NameCount = z.infer<typeof nameCountSchema>;

/** The brand first, then the competitors in the campaign's order. */
const names = z.array(nameCountSchema);
const counted = z.strictObject({ n: count, names });

/** `mean` of the scores of n answers, 0 to 100; null without one. */
const tone = z.strictObject({
  mean: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  n: count,
  critical: count,
});

const modeFiguresSchema = z.strictObject({
  n: count,
  /** Search answers without a search; they are among n. */
  unsearched: count,
  names,
  /** Only those that answered. */
  platforms: z.partialRecord(z.enum(brandPlatformIds), counted),
  firstThree: z.strictObject({ k: count, n: count }),
  tone,
});

export type ModeFigures = z.infer<typeof modeFiguresSchema>;

const runPointSchema = z.strictObject({
  /** A UTC day with answers. */
  at: utcDay,
  modes: z.partialRecord(mode, counted),
});

export type RunPoint = z.infer<typeof runPointSchema>;

const questionSchema = z.strictObject({
  ...matrixQuestionSchema.shape,
  /** Of the whole period. */
  counts: z.partialRecord(mode, counted),
});

export type QuestionFigures = z.infer<typeof questionSchema>;

const overviewOutput = {
  period,
  /** Oldest first. */
  runs: z.array(runPointSchema),
  modes: byMode(modeFiguresSchema),
  /** Answers to questions that contain the brand's name. */
  branded: byMode(z.strictObject({ n: count, tone })),
  /** Those that were asked last, the newest first. */
  questions: z.array(questionSchema),
  /** The most frequent first. */
  other_names: z.array(otherNameSchema),
  aspects: z.array(aspectCountsSchema),
  two_by_two: twoByTwoSchema,
};

const sourceDomainSchema = z.strictObject({
  domain: z.string(),
  kind: sourceKindSchema,
  /** The kind is the member's own choice. */
  chosen: z.boolean(),
  /** Whether the brand could get onto it and is missing: press, directories and forums with a gap. */
  has_gap: z.boolean(),
  /** Answers: `cited` = `named` + `gap` + `nobody`. */
  cited: count,
  named: count,
  gap: count,
  nobody: count,
  platforms: z.partialRecord(z.enum(brandPlatformIds), count),
  /** Competitors that answers with this source name, the most frequent first. */
  rivals: z.array(z.strictObject({ name: z.string(), k: count })),
  /** The most cited first. */
  pages: z.array(z.strictObject(pageCountsSchema.shape)),
});

export type SourceDomain = z.infer<typeof sourceDomainSchema>;

const sourcesOutput = {
  period,
  /** Search answers of the period. */
  n: count,
  /** Of these, those that name a competitor, not the brand, and cite a third party's page. */
  gap: count,
  /** Those with a gap first, then the most cited. */
  domains: z.array(sourceDomainSchema),
  /** Citations of domains that are not listed. */
  more_domains: count,
};

const campaign_id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));

/** The answers of one figure (rules/answer-facets.ts), from UTC day to UTC day, both included. */
export const figure = {
  facet: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_FACET_LENGTH))),
  from: z.optional(utcDay),
  to: z.optional(utcDay),
};

/** The actions of `brand-checker` about figures. */
export const figureInputs = [
  z.strictObject({ action: z.literal('overview'), campaign_id }),
  /** What a campaign's search answers cite. */
  z.strictObject({ action: z.literal('sources'), campaign_id }),
  /** The member's choice of a source's kind; null takes it back. 409 `source-kind-limit-reached`. */
  z.strictObject({
    action: z.literal('set-source-kind'),
    campaign_id,
    domain: z.string().check(z.minLength(1), z.maxLength(MAX_DOMAIN_LENGTH)),
    kind: z.nullable(sourceKindSchema),
  }),
] as const;

export const figureOutputs = [
  z.strictObject({ action: z.literal('overview'), ...overviewOutput }),
  z.strictObject({ action: z.literal('sources'), ...sourcesOutput }),
  z.strictObject({ action: z.literal('set-source-kind'), ...sourcesOutput }),
] as const;
