import * as z from 'zod/mini';
import { ASPECTS } from './answer-aspect.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** Where something is to be done. */
export const ADVICE_KINDS = ['own-page', 'new-page', 'others-page', 'profile'] as const;

export type AdviceKind = (typeof ADVICE_KINDS)[number];

export const ADVICE_STATES = ['open', 'done', 'dismissed'] as const;

export type AdviceState = (typeof ADVICE_STATES)[number];

/**
 * What an item is about, and so the figure that it is to change (rules/advice-figure.ts). Titles,
 * addresses and questions are untrusted text.
 */
const adviceTargetSchema = z.discriminatedUnion('of', [
  /** Of the answers that cite the domain: those that name the brand. */
  z.object({ of: z.literal('domain'), domain: z.string() }),
  /** Of the answers to the question: those that name the brand. */
  z.object({ of: z.literal('question'), hash: z.string(), text: z.string() }),
  /** Of the answers that name the brand: those that criticise it for this. */
  z.object({ of: z.literal('aspect'), aspect: z.enum(ASPECTS) }),
  /** Of all answers: those that cite a page of the brand. */
  z.object({ of: z.literal('site') }),
  /** Of all answers: those that name the brand. */
  z.object({ of: z.literal('brand') }),
]);

export type AdviceTarget = z.infer<typeof adviceTargetSchema>;

/** k of n answers. */
const adviceFigureSchema = z.object({
  k: z.int().check(z.nonnegative()),
  n: z.int().check(z.nonnegative()),
});

export type AdviceFigure = z.infer<typeof adviceFigureSchema>;

const count = z.int().check(z.nonnegative());

const evidenceSchema = z.object({
  target: adviceTargetSchema,
  /** Opens the answers that the item rests on (rules/answer-facets.ts). */
  facet: z.string(),
  /** First UTC day of these answers. */
  from: z.string(),
  /** Ids of some of them, the newest first. */
  answers: z.array(z.string()).check(z.minLength(1)),
  /** The target's figure when the item was made. */
  before: adviceFigureSchema,
  /** A domain's answers, for the picture: they name the brand, a rival and not the brand, neither. */
  split: z.nullable(z.object({ named: count, gap: count, nobody: count })),
  /** A question's answers by platform, for the picture, oldest first: whether each names the brand. */
  bars: z.array(z.object({ platform: z.enum(brandPlatformIds), named: z.array(z.boolean()) })),
});

export type AdviceEvidence = z.infer<typeof evidenceSchema>;

/** One thing to do (product 21.39). Title and reason are plain text, worded by a model or by rules. */
export const adviceItemSchema = z.object({
  id: z.string(),
  kind: z.enum(ADVICE_KINDS),
  /** Language of title and reason. */
  locale: z.enum(['en', 'de']),
  title: z.string(),
  why: z.string(),
  /** Null of a finding of the site check, which no answers carry (product 32.7). */
  evidence: z.nullable(evidenceSchema),
  /** A prompt of the library, in the item's language, with values for some of its variables. */
  prompt: z.nullable(
    z.object({ id: z.string(), title: z.string(), values: z.record(z.string(), z.string()) }),
  ),
  lesson: z.nullable(z.object({ key: z.string(), title: z.string(), minutes: count })),
  state: z.enum(ADVICE_STATES),
  /** When the member marked it as done; null otherwise. */
  done_at: z.nullable(utcInstant),
  made_at: utcInstant,
});

export type AdviceItem = z.infer<typeof adviceItemSchema>;

/** `brand_advice/{campaignId}`: what a campaign's member can do, the open items first. */
export const brandAdviceSchema = z.object({
  user_id: z.string(),
  campaign_id: z.string(),
  /** UTC month of the last list, `YYYY-MM`, and how many were made in it. */
  month: z.string(),
  makes: count,
  /** Null until the first list is finished. */
  made_at: z.nullable(utcInstant),
  /** Who chose and worded the open items. */
  by: z.enum(['model', 'rules']),
  items: z.array(adviceItemSchema),
});

export type BrandAdvice = z.infer<typeof brandAdviceSchema>;

/** An item as the call returns it: when it is done, with its figure of the answers since then. */
export const adviceViewSchema = z.extend(adviceItemSchema, {
  after: z.nullable(adviceFigureSchema),
});

export type AdviceView = z.infer<typeof adviceViewSchema>;
