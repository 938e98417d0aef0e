import * as z from 'zod/mini';
import { FINDING_IDS } from '../entities/ai-check.ts';
import { aspectQuoteSchema } from '../entities/aspect-quote.ts';
import { ADVICE_STATES, adviceViewSchema } from '../entities/brand-advice.ts';
import { utcInstant } from '../entities/subscription.ts';
import { MAX_ID_LENGTH } from '../limits.ts';

/** Of a host name, in characters (RFC 1035). */
const MAX_HOST_LENGTH = 253;

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));

/** The actions of `brand-checker` about what to do and what is said (product 21.38, 21.39). */
export const adviceInputs = [
  /** What the newest answers of a campaign say about the brand, in their words. */
  z.strictObject({ action: z.literal('aspect-quotes'), campaign_id: id }),
  /** What the campaign's member can do. */
  z.strictObject({ action: z.literal('advice'), campaign_id: id }),
  /**
   * Makes that list anew. 409 `advice-needs-answers` without an answer with web search, 409
   * `advice-limit-reached` above MAX_ADVICE_MAKES in a UTC month.
   */
  z.strictObject({
    action: z.literal('make-advice'),
    campaign_id: id,
    /** Language of the new items. */
    locale: z.enum(['en', 'de']),
  }),
  /** Marks an item as done or dismissed, or opens it again. 404 `advice-not-found`. */
  z.strictObject({
    action: z.literal('set-advice'),
    campaign_id: id,
    id,
    state: z.enum(ADVICE_STATES),
  }),
  /**
   * Takes a finding of the site check into the list, or opens it again. 400 for a finding that nothing
   * is to be done about, 409 `advice-full` above MAX_TAKEN_FINDINGS.
   */
  z.strictObject({
    action: z.literal('take-finding'),
    campaign_id: id,
    /** The host that was checked. */
    site: z.string().check(z.maxLength(MAX_HOST_LENGTH), z.regex(/^[a-z0-9.-]+$/)),
    finding: z.enum(FINDING_IDS),
    /** What it came to. */
    case: z.string().check(z.maxLength(MAX_ID_LENGTH)),
    /** Language of the item. */
    locale: z.enum(['en', 'de']),
  }),
] as const;

const advice = {
  /** Open ones first, then those that were done or dismissed. */
  items: z.array(adviceViewSchema),
  made_at: z.nullable(utcInstant),
  by: z.enum(['model', 'rules']),
  /** Lists that can still be made this month. */
  left: z.int().check(z.nonnegative()),
};

export const adviceOutputs = [
  z.strictObject({ action: z.literal('aspect-quotes'), quotes: z.array(aspectQuoteSchema) }),
  z.strictObject({ action: z.literal('advice'), ...advice }),
  z.strictObject({ action: z.literal('make-advice'), ...advice }),
  z.strictObject({ action: z.literal('set-advice'), ...advice }),
  z.strictObject({ action: z.literal('take-finding'), ...advice }),
] as const;
