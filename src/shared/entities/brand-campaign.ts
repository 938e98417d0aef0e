import * as z from 'zod/mini';
import { MAX_COMPETITOR_DOMAINS, MAX_SOURCE_KINDS } from '../figure-limits.ts';
import {
  MAX_BRAND_LIST_ENTRIES,
  MAX_BRAND_NAME_LENGTH,
  MAX_CAMPAIGN_QUESTIONS,
  MAX_DOMAIN_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SCHEDULED_PROMPT_LENGTH,
  MAX_URL_LENGTH,
} from '../limits.ts';
import { distinctNames, isFindable, normalizeDomains } from '../rules/brand-names.ts';
import { sourceKindSchema } from './answer-source.ts';
import {
  CAMPAIGN_LANGUAGES,
  COUNTRIES,
  CREATE_INDUSTRIES,
  EDIT_INDUSTRIES,
  campaignStatuses,
} from './campaign-options.ts';
import { scheduleFields } from './campaign-schedule.ts';
import { competitorStatsSchema, NO_COMPETITOR_STATS } from './competitor-stats.ts';
import { campaignStatsSchema, NO_STATS } from './campaign-stats.ts';
import { utcInstant } from './subscription.ts';

/** The industries of both lists, because a campaign keeps the one it was created with. */
const industrySchema = z.enum([...new Set([...CREATE_INDUSTRIES, ...EDIT_INDUSTRIES])]);

const brandName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_BRAND_NAME_LENGTH));

/** Names of variants or of competitors; none of them is empty, and doubles are left out. */
const nameList = z
  .array(brandName)
  .check(z.maxLength(MAX_BRAND_LIST_ENTRIES), z.overwrite(distinctNames));

/** Domains or addresses as people type them; they become domains, and doubles are left out. */
const domainList = (most: number) =>
  z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_URL_LENGTH))).check(
    z.maxLength(most, { abort: true }),
    z.refine((typed) => normalizeDomains(typed) !== null, {
      error: 'Not a domain.',
      abort: true,
    }),
    z.overwrite((typed) => normalizeDomains(typed) ?? []),
  );

const question = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_SCHEDULED_PROMPT_LENGTH));

/** What campaigns have since suggestions are made for them, without the defaults of older ones. */
export const marketFields = {
  /** Where the customers are, and the language that they ask in. */
  country: z.enum(COUNTRIES),
  language: z.enum(CAMPAIGN_LANGUAGES),
  /** Suggested questions that the member took, to be asked one day (product 21.36). */
  questions: z.array(question).check(z.maxLength(MAX_CAMPAIGN_QUESTIONS)),
};

/** By name. Firestore keeps names like `__x__` for itself. */
const competitorDomains = z
  .record(
    brandName.check(z.refine((name) => !/^__.*__$/.test(name))),
    domainList(MAX_COMPETITOR_DOMAINS),
  )
  .check(z.refine((domains) => Object.keys(domains).length <= MAX_BRAND_LIST_ENTRIES));

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
  brand_name: brandName.check(z.refine(isFindable, { error: 'Needs a letter or a digit.' })),
  industry: z.nullable(industrySchema),
  /** Other spellings of the brand; an answer with one of them mentions the brand. */
  brand_variants: nameList,
  /** Brands that the share of voice compares with. */
  competitors: nameList,
  /** The brand's own domains: lower case, without `www.`, e.g. `example.com`; subdomains belong. */
  country: z._default(marketFields.country, 'DE'),
  language: z._default(marketFields.language, 'de'),
  questions: z._default(marketFields.questions, []),
  own_domains: domainList(MAX_BRAND_LIST_ENTRIES),
  /** Domains of the listed competitors, written like the own ones. */
  competitor_domains: competitorDomains,
  status: z.enum(campaignStatuses),
};

/**
 * What a member decides about a campaign, with its limits: one shape in the form, in the calls that
 * create and change a campaign, and in the store. Parsing also normalises, and parsing again changes
 * nothing.
 */
export const campaignFieldsSchema = z.object(fields);

export type CampaignFields = z.infer<typeof campaignFieldsSchema>;

/** A campaign as the calls return it (product 21.2). Times are UTC. */
export const brandCampaignSchema = z.object({
  id: z.string(),
  ...fields,
  competitor_domains: z._default(competitorDomains, {}),
  /** None, or those of an older shape, until `npm run brand:rebuild` has counted the tests. */
  stats: z.catch(campaignStatsSchema, NO_STATS),
  ...scheduleFields,
  created_at: utcInstant,
  updated_at: utcInstant,
});

export type BrandCampaign = z.infer<typeof brandCampaignSchema>;

const sourceKinds = z
  .record(z.string().check(z.maxLength(MAX_DOMAIN_LENGTH)), sourceKindSchema)
  .check(z.refine((kinds) => Object.keys(kinds).length <= MAX_SOURCE_KINDS));

/** `brand_campaigns/{id}`: the campaign with its owner, and what only a comparison reads. */
export const storedBrandCampaignSchema = z.extend(brandCampaignSchema, {
  user_id: z.string(),
  competitor_stats: z.catch(competitorStatsSchema, NO_COMPETITOR_STATS),
  /** The member's own choice of a source's kind, by domain. */
  source_kinds: z._default(sourceKinds, {}),
});

export type StoredBrandCampaign = z.infer<typeof storedBrandCampaignSchema>;
