import type { CampaignFields } from '#shared/entities/brand-campaign.ts';
import {
  MAX_BRAND_LIST_ENTRIES,
  MAX_BRAND_NAME_LENGTH,
  MAX_CAMPAIGN_QUESTIONS,
  MAX_SCHEDULED_PROMPT_LENGTH,
  MAX_URL_LENGTH,
} from '#shared/limits.ts';
import { isFindable, nameKey, normalizeDomains, splitNames } from '#shared/rules/brand-names.ts';

/** The fields that are lists. */
const LIST_FIELDS = ['brand_variants', 'competitors', 'own_domains'] as const;

export type ListField = (typeof LIST_FIELDS)[number];

/** A campaign's fields in the form: lists are texts with commas, questions lines as they are typed. */
export type CampaignDraft = Omit<CampaignFields, ListField> & Record<ListField, string>;

export const EMPTY_DRAFT: CampaignDraft = {
  name: '',
  brand_name: '',
  industry: null,
  brand_variants: '',
  competitors: '',
  own_domains: '',
  country: 'DE',
  language: 'de',
  questions: [],
  competitor_domains: {},
  status: 'active',
};

/** The draft of a stored campaign. */
export function draftOf(campaign: CampaignFields): CampaignDraft {
  return {
    name: campaign.name,
    brand_name: campaign.brand_name,
    industry: campaign.industry,
    brand_variants: campaign.brand_variants.join(', '),
    competitors: campaign.competitors.join(', '),
    own_domains: campaign.own_domains.join(', '),
    country: campaign.country,
    language: campaign.language,
    questions: campaign.questions,
    competitor_domains: campaign.competitor_domains,
    status: campaign.status,
  };
}

/** The campaign's fields from a draft, with the domains of the competitors that it still has. */
export function fieldsOf(draft: CampaignDraft): CampaignFields {
  const competitors = splitNames(draft.competitors);
  const listed = new Set(competitors.map(nameKey));
  const domains = Object.entries(draft.competitor_domains);
  return {
    ...draft,
    brand_variants: splitNames(draft.brand_variants),
    competitors,
    questions: questionsOf(draft),
    competitor_domains: Object.fromEntries(domains.filter(([name]) => listed.has(nameKey(name)))),
    own_domains: splitNames(draft.own_domains),
  };
}

/** The questions of a draft, each once, without empty lines. */
export function questionsOf({ questions }: Pick<CampaignDraft, 'questions'>): string[] {
  return [...new Set(questions.map((line) => line.trim()))].filter(Boolean);
}

/** Whether the server would refuse the questions: there are too many, or one is too long. */
export function hasTooMuchAsked(draft: Pick<CampaignDraft, 'questions'>): boolean {
  const questions = questionsOf(draft);
  return (
    questions.length > MAX_CAMPAIGN_QUESTIONS ||
    questions.some(({ length }) => length > MAX_SCHEDULED_PROMPT_LENGTH)
  );
}

/** Domains may be typed as URLs, so they may be longer. */
const MAX_ENTRY_LENGTH = {
  brand_variants: MAX_BRAND_NAME_LENGTH,
  competitors: MAX_BRAND_NAME_LENGTH,
  own_domains: MAX_URL_LENGTH,
} as const satisfies Record<ListField, number>;

/** Key of the error message when the server would refuse a list, else null. */
export function listProblem(field: ListField, text: string) {
  const entries = splitNames(text);
  const isLong = entries.some(({ length }) => length > MAX_ENTRY_LENGTH[field]);
  if (isLong || entries.length > MAX_BRAND_LIST_ENTRIES) return 'listTooLong';
  if (field === 'own_domains') return normalizeDomains(entries) ? null : 'listNoDomain';
  return entries.every(isFindable) ? null : 'listUnfindable';
}

/** Whether a brand name cannot be found in answers; the server refuses it. */
export function isUnfindable(brand: string): boolean {
  return brand.trim() !== '' && !isFindable(brand);
}

/** Whether a draft can be sent: with name, brand and valid lists (product 21.2). */
export function isComplete(draft: CampaignDraft): boolean {
  return (
    draft.name.trim() !== '' &&
    isFindable(draft.brand_name) &&
    !hasTooMuchAsked(draft) &&
    LIST_FIELDS.every((field) => listProblem(field, draft[field]) === null)
  );
}
