import { keysOf } from '../rules/keys-of.ts';

/**
 * Campaign statuses and their dots (product 21.2). Schedules and the form ask for active ones only
 * (product 21.15).
 */
export const CAMPAIGN_STATUSES = {
  active: { dot: 'green' },
  paused: { dot: 'yellow' },
  draft: { dot: 'gray' },
} as const satisfies Record<string, { dot: 'green' | 'yellow' | 'gray' }>;

export type CampaignStatus = keyof typeof CAMPAIGN_STATUSES;

export const campaignStatuses = keysOf(CAMPAIGN_STATUSES);

/** Industries offered when creating (product 21.3). */
export const CREATE_INDUSTRIES = [
  'ai-marketing',
  'saas',
  'ecommerce',
  'fintech',
  'healthcare',
  'other',
] as const;

/** Industries offered when editing, another list than when creating (product 21.3). */
export const EDIT_INDUSTRIES = [
  'technology',
  'marketing',
  'finance',
  'healthcare',
  'education',
  'retail',
  'saas',
  'other',
] as const;

/** An industry of either list. */
export type Industry = (typeof CREATE_INDUSTRIES)[number] | (typeof EDIT_INDUSTRIES)[number];

/** Languages of a campaign's questions. */
export const CAMPAIGN_LANGUAGES = ['en', 'de'] as const;

export type CampaignLanguage = (typeof CAMPAIGN_LANGUAGES)[number];

/**
 * Countries that a campaign's customers can be in (ISO 3166-1 alpha-2): the European Economic Area,
 * its neighbours, and where English is an official language of many.
 */
export const COUNTRIES = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT', 'ES', 'PT', 'GB', 'IE', 'DK', 'SE'],
  ...['NO', 'FI', 'IS', 'EE', 'LV', 'LT', 'PL', 'CZ', 'SK', 'HU', 'SI', 'HR', 'RO', 'BG', 'GR'],
  ...['CY', 'MT', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'ZA'],
] as const;

export type Country = (typeof COUNTRIES)[number];
