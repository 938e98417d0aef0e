import type { BrandCheckerInput } from '#shared/api/brand-checker.ts';
import {
  brandCampaignSchema,
  campaignFields,
  type BrandCampaign,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import {
  NO_SCHEDULE,
  type CampaignSchedule,
  type ScheduleSettings,
} from '#shared/entities/campaign-schedule.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import {
  distinctNames,
  isFindable,
  normalizeDomains,
  splitNames,
} from '#shared/rules/brand-names.ts';
import { nextDue } from '#shared/rules/schedule-slots.ts';
import { ApiError } from '../api-error.ts';
import * as campaigns from '../stores/brand-campaigns.ts';

export async function createCampaign(
  uid: string,
  input: BrandCheckerInput<'create-campaign'>,
  now: Date,
): Promise<BrandCampaign> {
  requireFindable('brand', input.brand);
  const stored = await campaigns.createCampaign({
    user_id: uid,
    name: input.name,
    brand_name: input.brand,
    industry: input.industry,
    brand_variants: checkedVariants(splitNames(input.variants)),
    competitors: distinctNames(input.competitors),
    own_domains: checkedDomains(input.own_domains),
    status: 'active',
    stats: NO_STATS,
    competitor_stats: NO_COMPETITOR_STATS,
    ...NO_SCHEDULE,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  return toView(stored);
}

export async function updateCampaign(
  uid: string,
  input: BrandCheckerInput<'update-campaign'>,
  now: Date,
): Promise<BrandCampaign> {
  requireFindable('brand_name', input.brand_name);
  const { name, brand_name, industry, brand_variants, competitors, own_domains, status } = input;
  const stored = await campaigns.updateCampaign(uid, input.id, {
    name,
    brand_name,
    industry,
    brand_variants: distinctNames(brand_variants),
    ...(competitors === undefined ? {} : { competitors: distinctNames(competitors) }),
    ...(own_domains === undefined ? {} : { own_domains: checkedDomains(own_domains) }),
    status,
    // A run that is under way is given up, also one that would go on tomorrow.
    ...(status === 'active' ? {} : { current_run: null }),
    updated_at: now.toISOString(),
  });
  return toView(stored);
}

/** Starts, changes or, with null, ends the campaign's runs by schedule. */
export async function setSchedule(
  uid: string,
  { id, schedule }: BrandCheckerInput<'set-schedule'>,
  now: Date,
): Promise<BrandCampaign> {
  // A run that is under way goes on with the questions that it began with, unless there is no schedule.
  const changes =
    schedule === null ? { schedule, current_run: null } : { schedule: begun(schedule, now) };
  const updated_at = now.toISOString();
  return toView(await campaigns.updateCampaign(uid, id, { ...changes, updated_at }));
}

function begun(settings: ScheduleSettings, now: Date): CampaignSchedule {
  return {
    ...settings,
    prompts: [...new Set(settings.prompts)],
    platforms: brandPlatformIds.filter((platform) => settings.platforms.includes(platform)),
    next_run_at: nextDue(settings, now),
    stopped: null,
    silent_runs: {},
  };
}

/** A campaign without its owner. */
function toView(stored: StoredBrandCampaign): BrandCampaign {
  return brandCampaignSchema.parse(stored);
}

function requireFindable(field: string, name: string): void {
  if (isFindable(name)) return;
  throw new ApiError('invalid-input', `${field}: needs a letter or a digit.`);
}

function checkedVariants(variants: string[]): string[] {
  const checked = campaignFields.brand_variants.safeParse(variants);
  if (!checked.success) throw new ApiError('invalid-input', 'variants: too many or too long.');
  return checked.data;
}

function checkedDomains(typed: readonly string[]): string[] {
  const domains = normalizeDomains(typed);
  if (domains === null) throw new ApiError('invalid-input', 'own_domains: not a domain.');
  return domains;
}
