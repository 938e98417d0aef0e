import * as z from 'zod/mini';
import { answerAspectSchema } from './answer-aspect.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { answerSourcesSchema } from './answer-source.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** A competitor of the campaign and how often the answer names it; 0 when it does not. */
const competitorMentionsSchema = z.object({
  name: z.string(),
  count: z.int().check(z.nonnegative()),
});

export type CompetitorMentions = z.infer<typeof competitorMentionsSchema>;

/**
 * A link in the text of an answer. Only http(s). The model may have made it up, so it is no source
 * and counts in no figure; never follow it automatically.
 */
const linkSchema = z.object({
  url: z.string(),
  /** Lower case, without `www.`. */
  domain: z.string(),
  /** The domain is one of the campaign's own, or a subdomain of one. */
  own: z.boolean(),
});

export type AnswerLink = z.infer<typeof linkSchema>;

/**
 * The analysis of one answer, with the campaign's names at that time. It does not change when the
 * campaign is edited later.
 */
const analysis = {
  /** How often the brand or one of its variants is in the answer. */
  mentions_count: z.int().check(z.nonnegative()),
  /** Where the first mention begins, in UTF-16 code units of `response`, from 0; null without one. */
  first_position: z.nullable(z.int().check(z.nonnegative())),
  /** The brand's place in the answer's first list that names it, from 1; null without one. */
  list_rank: z.nullable(z.int().check(z.positive())),
  /** The words around the first mention, as one line; null without one and in older tests. */
  excerpt: z._default(z.nullable(z.string()), null),
  /** One entry per competitor of the campaign, in its order. */
  competitor_mentions: z.array(competitorMentionsSchema),
  /**
   * Brand mentions / (brand + competitor mentions), 0 to 1; null without mentions or competitors.
   */
  share_of_voice: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Each address once, in the order of the text; older tests have none until a rebuild. */
  links: z._default(z.array(linkSchema), []),
};

export type AnswerAnalysis = Pick<PromptTest, keyof typeof analysis>;

/** The labels of a sentiment score (product 21.8). */
export const sentimentLabels = ['positive', 'neutral', 'negative'] as const;

export type SentimentLabel = (typeof sentimentLabels)[number];

/**
 * The sentiment of an answer about the brand; all fields are null when it does not mention the
 * brand.
 */
const sentiment = {
  /** 0 (worst) to 100 (best); 50 is neutral. Null: not mentioned, a bucket of its own. */
  sentiment_score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Always the label of the score (rules/brand-sentiment.ts). */
  sentiment_label: z.nullable(z.enum(sentimentLabels)),
  /** The judging model's reason as plain, untrusted text; null with the lexicon. */
  sentiment_reason: z.nullable(z.string()),
  /** `model`: a model judged; `lexicon`: the judge failed and word lists did. */
  sentiment_method: z.nullable(z.enum(['model', 'lexicon'])),
};

export type Sentiment = Pick<PromptTest, keyof typeof sentiment>;

/**
 * One answer of one platform to one prompt (product 21.5). A repeated sample is a row of its own.
 * `response` is what the model wrote, verbatim and untrusted: show it as text, never as markup.
 */
export const promptTestSchema = z.object({
  id: z.string(),
  campaign_id: z.string(),
  prompt: z.string(),
  mode: z._default(z.enum(ANSWER_MODES), 'memory'),
  /** The prompt contains the brand or a variant: counted apart, for its tone only. */
  branded: z._default(z.boolean(), false),
  platform: z.enum(brandPlatformIds),
  /** The model that answered, as the provider names it. */
  model: z.string(),
  response: z.string(),
  /** The answer stopped at the length limit. */
  is_cut: z.boolean(),
  /** Written by the local emulator, not by a model. */
  is_sample: z.boolean(),
  ...analysis,
  ...sentiment,
  /** Searches that the provider counted; 0 when the model searched nothing, null from memory. */
  searches: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  /** What a search answer rests on; null from memory. */
  sources: z._default(z.nullable(answerSourcesSchema), null),
  /** Names of other brands in the answer that the campaign does not list, each once. */
  other_names: z._default(z.array(z.string()), []),
  aspects: z._default(z.array(answerAspectSchema), []),
  /** The run of the queue that asked; null for an answer of the call itself. */
  run_id: z._default(z.nullable(z.string()), null),
  /** Joins the rows of one call that stored more than one; null for a single row. */
  batch_id: z.nullable(z.string()),
  /** Which sample of its platform in its call, from 1. */
  sample_index: z.int().check(z.positive()),
  /** When the prompt was sent, UTC; the same for all rows of one call. */
  created_at: utcInstant,
});

export type PromptTest = z.infer<typeof promptTestSchema>;

/** A test without its answer and what it rests on, most of the data: what lists show. */
export const testSummarySchema = z.omit(promptTestSchema, {
  response: true,
  links: true,
  sources: true,
  aspects: true,
});

export type TestSummary = z.infer<typeof testSummarySchema>;

/** The fields that a campaign's statistics are computed from. */
export const countedTestSchema = z.pick(promptTestSchema, {
  mode: true,
  branded: true,
  platform: true,
  created_at: true,
  mentions_count: true,
  list_rank: true,
  competitor_mentions: true,
  sentiment_score: true,
  sentiment_label: true,
  searches: true,
});

export type CountedTest = z.infer<typeof countedTestSchema>;

/** The fields that all figures of a campaign, and what they open, are computed from. */
export const figureTestSchema = z.extend(countedTestSchema, {
  ...z.pick(promptTestSchema, {
    id: true,
    prompt: true,
    sources: true,
    other_names: true,
    aspects: true,
  }).shape,
});

export type FigureTest = z.infer<typeof figureTestSchema>;

/** The fields that the report of a run is computed from. */
export const runAnswerSchema = z.pick(promptTestSchema, {
  prompt: true,
  mode: true,
  branded: true,
  platform: true,
  mentions_count: true,
  list_rank: true,
  competitor_mentions: true,
  sentiment_score: true,
  sentiment_label: true,
  searches: true,
  sources: true,
});

export type RunAnswer = z.infer<typeof runAnswerSchema>;

/** `prompt_tests/{id}`: the test with its owner, and the figures that it is part of. */
export const storedPromptTestSchema = z.extend(promptTestSchema, {
  user_id: z.string(),
  /** See rules/answer-facets.ts. */
  facets: z._default(z.array(z.string()), []),
});

export type StoredPromptTest = z.infer<typeof storedPromptTestSchema>;

/** A test without its facets, which the store adds. */
export type UnlistedTest = Omit<StoredPromptTest, 'facets'>;

/** A test before it is stored, without what the call or the run adds. */
export type NewTest = Omit<UnlistedTest, 'id' | 'batch_id' | 'run_id'>;
