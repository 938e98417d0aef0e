import type { BrandCheckerRequest } from '#shared/api/brand-checker.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignStatus, Industry } from '#shared/entities/campaign-options.ts';
import { MAX_BRAND_LIST_ENTRIES, MAX_BRAND_NAME_LENGTH, MAX_URL_LENGTH } from '#shared/limits.ts';
import { isFindable, normalizeDomains, splitNames } from '#shared/rules/brand-names.ts';

/** A campaign as its form holds it: lists are texts with commas. */
export interface CampaignDraft {
  name: string;
  brand: string;
  industry: Industry | null;
  variants: string;
  competitors: string;
  domains: string;
  status: CampaignStatus;
}

/** The fields with commas. */
const LIST_FIELDS = ['variants', 'competitors', 'domains'] as const;

export type ListField = (typeof LIST_FIELDS)[number];

export const EMPTY_DRAFT: CampaignDraft = {
  name: '',
  brand: '',
  industry: null,
  variants: '',
  competitors: '',
  domains: '',
  status: 'active',
};

/** A stored campaign as its form shows it. */
export function draftOf(campaign: BrandCampaign): CampaignDraft {
  return {
    name: campaign.name,
    brand: campaign.brand_name,
    industry: campaign.industry,
    variants: campaign.brand_variants.join(', '),
    competitors: campaign.competitors.join(', '),
    domains: campaign.own_domains.join(', '),
    status: campaign.status,
  };
}

/** Domains may be typed as whole addresses. */
const MAX_ENTRY_LENGTH = {
  variants: MAX_BRAND_NAME_LENGTH,
  competitors: MAX_BRAND_NAME_LENGTH,
  domains: MAX_URL_LENGTH,
} as const satisfies Record<ListField, number>;

/** Why the server would refuse a list, by its text in the dictionary; null when it would not. */
export function listProblem(field: ListField, text: string) {
  const entries = splitNames(text);
  const isLong = entries.some(({ length }) => length > MAX_ENTRY_LENGTH[field]);
  if (isLong || entries.length > MAX_BRAND_LIST_ENTRIES) return 'listTooLong';
  if (field === 'domains') return normalizeDomains(entries) ? null : 'listNoDomain';
  return entries.every(isFindable) ? null : 'listUnfindable';
}

/** Whether the brand could not be found in any answer, for which the server refuses it. */
export function isUnfindable(brand: string): boolean {
  return brand.trim() !== '' && !isFindable(brand);
}

/** Whether a draft can be sent: name and brand are there, the lists are allowed (product 21.2). */
export function isComplete(draft: CampaignDraft): boolean {
  return (
    draft.name.trim() !== '' &&
    isFindable(draft.brand) &&
    LIST_FIELDS.every((field) => listProblem(field, draft[field]) === null)
  );
}

/** The creation payload (product 21.2): variants stay one string. */
export function creationOf(draft: CampaignDraft): BrandCheckerRequest<'create-campaign'> {
  const { name, brand, industry, variants, competitors, domains } = draft;
  return {
    action: 'create-campaign',
    name,
    brand,
    industry,
    variants,
    competitors: splitNames(competitors),
    own_domains: splitNames(domains),
  };
}

/** The update payload (product 21.2). */
export function updateOf(id: string, draft: CampaignDraft): BrandCheckerRequest<'update-campaign'> {
  const { name, brand, industry, variants, competitors, domains, status } = draft;
  return {
    action: 'update-campaign',
    id,
    name,
    brand_name: brand,
    industry,
    brand_variants: splitNames(variants),
    competitors: splitNames(competitors),
    own_domains: splitNames(domains),
    status,
  };
}
