import * as z from 'zod/mini';
import { CAMPAIGN_LANGUAGES } from '../entities/campaign-options.ts';
import { campaignSuggestionSchema } from '../entities/campaign-suggestion.ts';
import { MAX_OFFER_LENGTH, MAX_URL_LENGTH } from '../limits.ts';
import { parseAddress } from '../rules/links.ts';

const action = z.literal('suggest-campaign');
const offer = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_OFFER_LENGTH));

/**
 * The action of `brand-checker` that suggests a new campaign (product 21.36); nothing of it is stored.
 * It needs `domain`, or `sells` and maybe `where`. 422 with a code that begins with `site-` when the
 * site cannot be read, 429 `suggestions-used-up` above MAX_SUGGESTIONS_A_DAY.
 */
export const suggestCampaignInput = z
  .strictObject({
    action,
    domain: z.exactOptional(
      z.string().check(
        z.trim(),
        z.maxLength(MAX_URL_LENGTH),
        z.refine((typed) => parseAddress(typed) !== null, { error: 'Not a domain.' }),
      ),
    ),
    sells: z.exactOptional(offer),
    where: z.exactOptional(offer),
    /** The language of the questions where the site names no other. */
    locale: z.enum(CAMPAIGN_LANGUAGES),
  })
  .check(
    z.refine(({ domain, sells }) => (domain === undefined) !== (sells === undefined), {
      error: 'Needs either a domain or what is sold.',
    }),
  );

export const suggestCampaignOutput = z.strictObject({
  action,
  suggestion: campaignSuggestionSchema,
});
