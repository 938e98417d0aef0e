import * as z from 'zod/mini';
import {
  MAX_BRAND_NAME_LENGTH,
  MAX_CAMPAIGN_QUESTIONS,
  MAX_DOMAIN_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SCHEDULED_PROMPT_LENGTH,
  MAX_SUGGESTED_NAMES,
} from '../limits.ts';
import { CAMPAIGN_LANGUAGES, COUNTRIES } from './campaign-options.ts';

/** What a customer wants to know with a question; in the order in which they are shown. */
export const QUESTION_PURPOSES = [
  'discovery',
  'local',
  'comparison',
  'price',
  'trust',
  'problem',
] as const;

const brandName = z.string().check(z.maxLength(MAX_BRAND_NAME_LENGTH));
const line = z.string().check(z.maxLength(MAX_LINE_LENGTH));

/** Suggestions for a new campaign (product 21.36), of which the member takes what fits. */
export const campaignSuggestionSchema = z.strictObject({
  /** Empty when it is not known. */
  brand_name: brandName,
  brand_variants: z.array(brandName).check(z.maxLength(MAX_SUGGESTED_NAMES)),
  /** The member's own domain; null without a site. */
  domain: z.nullable(z.string().check(z.maxLength(MAX_DOMAIN_LENGTH))),
  /** What is sold, and the town or region where; empty when it is not known. */
  sells: line,
  place: line,
  country: z.enum(COUNTRIES),
  language: z.enum(CAMPAIGN_LANGUAGES),
  competitors: z
    .array(
      z.strictObject({
        name: brandName,
        domain: z.nullable(z.string().check(z.maxLength(MAX_DOMAIN_LENGTH))),
      }),
    )
    .check(z.maxLength(MAX_SUGGESTED_NAMES)),
  questions: z
    .array(
      z.strictObject({
        purpose: z.enum(QUESTION_PURPOSES),
        prompt: z.string().check(z.maxLength(MAX_SCHEDULED_PROMPT_LENGTH)),
      }),
    )
    .check(z.maxLength(MAX_CAMPAIGN_QUESTIONS)),
});

export type CampaignSuggestion = z.infer<typeof campaignSuggestionSchema>;
