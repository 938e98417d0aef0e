import * as z from 'zod/mini';
import { ANSWER_MODES } from '../entities/answer-mode.ts';
import {
  brandCampaignSchema,
  campaignFieldsSchema,
  marketFields,
} from '../entities/brand-campaign.ts';
import { brandPlatformIds } from '../entities/brand-platform.ts';
import { scheduleSettingsSchema } from '../entities/campaign-schedule.ts';
import { competitorStatsSchema } from '../entities/competitor-stats.ts';
import { promptTestSchema, testSummarySchema } from '../entities/prompt-test.ts';
import {
  MAX_BRAND_VARIANTS_TEXT_LENGTH,
  MAX_ID_LENGTH,
  MAX_TEST_PROMPT_LENGTH,
  MAX_TEST_SAMPLES,
} from '../limits.ts';
import { splitNames } from '../rules/brand-names.ts';
import { figure, figureInputs, figureOutputs } from './brand-figures.ts';
import { adviceInputs, adviceOutputs } from './brand-advice.ts';
import { asked, brandQuotaSchema, openQuestionSchema, questionRun } from './brand-questions.ts';
import { next_cursor, pageCursor } from './pages.ts';
import { suggestCampaignInput, suggestCampaignOutput } from './suggest-campaign.ts';

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const { status, brand_variants: variantList, ...campaignFields } = campaignFieldsSchema.shape;

/** A list, or one text with commas (product 21.2). */
const brand_variants = z.union([
  z.pipe(
    z.pipe(z.string().check(z.maxLength(MAX_BRAND_VARIANTS_TEXT_LENGTH)), z.transform(splitNames)),
    variantList,
  ),
  variantList,
]);

/** Aliases of a campaign's fields (product 21.2). */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['brand', 'brand_name'],
  ['variants', 'brand_variants'],
]);

/**
 * A body with a campaign's fields under the names that they have everywhere else. A field that comes
 * under both names keeps both, and the schema refuses the alias.
 */
function withoutAliases(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('action' in body)) return body;
  if (body.action !== 'create-campaign' && body.action !== 'update-campaign') return body;
  const entries = Object.entries(body).map(([key, value]): [string, unknown] => {
    const field = ALIASES.get(key);
    return [field === undefined || Object.hasOwn(body, field) ? key : field, value];
  });
  return Object.fromEntries(entries);
}

const test = {
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEST_PROMPT_LENGTH)),
  campaign_id: id,
  /** How often each platform is asked; each answer counts against the quota. */
  samples: z._default(z.int().check(z.minimum(1), z.maximum(MAX_TEST_SAMPLES)), 1),
  /** What is asked from memory is answered by the call, what is asked with web search by a run. */
  modes: z._default(
    z.array(z.enum(ANSWER_MODES)).check(z.minLength(1), z.maxLength(ANSWER_MODES.length)),
    ['memory'],
  ),
};

const page = {
  /** One campaign's; all of the member's without it. */
  campaign_id: z.optional(id),
  /** `next_cursor` of the page before. */
  cursor: z.optional(pageCursor),
};

/** The actions that only read, and so take GET. */
export const BRAND_CHECKER_READS = [
  'campaigns',
  'tests',
  'answers',
  'answer',
  'earlier-answer',
  'competitors',
  'run',
  'overview',
  'sources',
  'advice',
  'aspect-quotes',
] as const;

/**
 * The actions of `brand-checker` (product 21.2, 21.13). Another member's campaign is answered like
 * one that does not exist: 404 `campaign-not-found`.
 */
const actions = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('campaigns') }),
  /** 409 `campaign-limit-reached` above MAX_BRAND_CAMPAIGNS. The new campaign is active. */
  z.strictObject({
    action: z.literal('create-campaign'),
    ...campaignFields,
    industry: z._default(campaignFields.industry, null),
    brand_variants: z._default(brand_variants, []),
    competitors: z._default(campaignFields.competitors, []),
    own_domains: z._default(campaignFields.own_domains, []),
    competitor_domains: z._default(campaignFields.competitor_domains, {}),
  }),
  z.strictObject({
    action: z.literal('update-campaign'),
    id,
    ...campaignFields,
    brand_variants,
    status,
    /** Unchanged when absent. */
    competitors: z.exactOptional(campaignFields.competitors),
    own_domains: z.exactOptional(campaignFields.own_domains),
    country: z.exactOptional(marketFields.country),
    language: z.exactOptional(marketFields.language),
    questions: z.exactOptional(marketFields.questions),
    competitor_domains: z.exactOptional(campaignFields.competitor_domains),
  }),
  /** Creates or changes the campaign's schedule; null ends it. */
  z.strictObject({
    action: z.literal('set-schedule'),
    id,
    schedule: z.nullable(scheduleSettingsSchema),
  }),
  /** Deletes the campaign's tests too. */
  z.strictObject({ action: z.literal('delete-campaign'), id }),
  z.strictObject({
    action: z.literal('test-prompt'),
    platform: z.enum(brandPlatformIds),
    ...test,
  }),
  z.strictObject({ action: z.literal('test-prompt-all'), ...test }),
  /** A page of tests without their answers, or of those of a figure. */
  z.strictObject({ action: z.literal('tests'), ...page, ...figure }),
  /** A page of tests with everything, for the export. */
  z.strictObject({ action: z.literal('answers'), ...page }),
  /** One test with everything; 404 `test-not-found`, also for another member's. */
  z.strictObject({ action: z.literal('answer'), id }),
  /** The answer before it to the same prompt on the same platform; 404 as above. */
  z.strictObject({ action: z.literal('earlier-answer'), id }),
  /** How many of a campaign's answers name each competitor. */
  z.strictObject({ action: z.literal('competitors'), campaign_id: id }),
  suggestCampaignInput,
  /** How far a question with web search has come; 404 `run-not-found`, also for another member's. */
  z.strictObject({ action: z.literal('run'), id }),
  ...figureInputs,
  ...adviceInputs,
]);

type Actions = typeof actions;

/** The input of `brand-checker`. Our own callers use the field names of the store. */
export const brandCheckerInput = z.pipe(
  z.transform((body: z.input<Actions>) => withoutAliases(body)),
  actions,
);

const campaign = brandCampaignSchema;

/** The answers, each under its action; narrow with {@link BrandCheckerOutput}. */
export const brandCheckerOutput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('campaigns'),
    /** Newest first. */
    campaigns: z.array(campaign),
    open_question: z.nullable(openQuestionSchema),
  }),
  z.strictObject({ action: z.literal('create-campaign'), campaign }),
  z.strictObject({ action: z.literal('update-campaign'), campaign }),
  z.strictObject({ action: z.literal('set-schedule'), campaign }),
  z.strictObject({ action: z.literal('delete-campaign'), id }),
  /**
   * `result` is the first of `results`, null when a run is pending. When no answer came and none is
   * pending, the call fails with its code.
   */
  z.strictObject({
    action: z.literal('test-prompt'),
    result: z.nullable(promptTestSchema),
    ...asked,
  }),
  /** `results` is empty when no platform answered from memory: then `errors` names them all. */
  z.strictObject({ action: z.literal('test-prompt-all'), ...asked }),
  /** Newest first, TESTS_PAGE_SIZE or a few more: a page does not end within a call. */
  z.strictObject({
    action: z.literal('tests'),
    tests: z.array(testSummarySchema),
    next_cursor,
    quota: brandQuotaSchema,
  }),
  /** As `tests`, with ANSWERS_PAGE_SIZE. */
  z.strictObject({
    action: z.literal('answers'),
    tests: z.array(promptTestSchema),
    next_cursor,
  }),
  z.strictObject({ action: z.literal('answer'), test: promptTestSchema }),
  /** Null when it is the first, or the one before is too far back (EARLIER_SEARCH). */
  z.strictObject({ action: z.literal('earlier-answer'), test: z.nullable(promptTestSchema) }),
  z.strictObject({ action: z.literal('competitors'), competitor_stats: competitorStatsSchema }),
  suggestCampaignOutput,
  z.strictObject({ action: z.literal('run'), ...questionRun }),
  ...figureOutputs,
  ...adviceOutputs,
]);

export type BrandCheckerAction = z.infer<Actions>['action'];

/** What a caller sends for one action, before defaults. */
export type BrandCheckerRequest<A extends BrandCheckerAction> = Extract<
  z.input<Actions>,
  { action: A }
>;

/** What a handler gets for one action. */
export type BrandCheckerInput<A extends BrandCheckerAction> = Extract<
  z.output<Actions>,
  { action: A }
>;

export type BrandCheckerOutput<A extends BrandCheckerAction> = Extract<
  z.output<typeof brandCheckerOutput>,
  { action: A }
>;
