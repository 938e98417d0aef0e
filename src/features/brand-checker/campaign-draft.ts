import type { BrandCheckerRequest } from '@/shared/api/brand-checker';
import type { BrandCampaign, CampaignStatus, Industry } from '@/shared/entities/brand-campaign';
import { MAX_BRAND_LIST_ENTRIES, MAX_BRAND_NAME_LENGTH } from '@/shared/limits';

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

export type ListField = 'variants' | 'competitors' | 'domains';

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

/** Split on commas, trimmed, without empty entries (C section 5). */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Whether the server would take a list: not too many entries, none too long. */
export function isListAllowed(text: string): boolean {
  const entries = listOf(text);
  return (
    entries.length <= MAX_BRAND_LIST_ENTRIES &&
    entries.every((entry) => entry.length <= MAX_BRAND_NAME_LENGTH)
  );
}

/** Whether a draft can be sent: name and brand are there, the lists are allowed (C section 5). */
export function isComplete({ name, brand, variants, competitors, domains }: CampaignDraft): boolean {
  return (
    name.trim() !== '' &&
    brand.trim() !== '' &&
    [variants, competitors, domains].every(isListAllowed)
  );
}

/** The creation payload (C section 3): variants stay one string. */
export function creationOf(draft: CampaignDraft): BrandCheckerRequest<'create-campaign'> {
  const { name, brand, industry, variants, competitors, domains } = draft;
  return {
    action: 'create-campaign',
    name,
    brand,
    industry,
    variants,
    competitors: listOf(competitors),
    own_domains: listOf(domains),
  };
}

/** The update payload (C section 3). */
export function updateOf(id: string, draft: CampaignDraft): BrandCheckerRequest<'update-campaign'> {
  const { name, brand, industry, variants, competitors, domains, status } = draft;
  return {
    action: 'update-campaign',
    id,
    name,
    brand_name: brand,
    industry,
    brand_variants: listOf(variants),
    competitors: listOf(competitors),
    own_domains: listOf(domains),
    status,
  };
}
