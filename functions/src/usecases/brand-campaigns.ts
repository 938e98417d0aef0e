import type { BrandCheckerInput, BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import {
  brandCampaignSchema,
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
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { isSettled } from '#shared/rules/run-slots.ts';
import { nextDue } from '#shared/rules/schedule-slots.ts';
import * as campaigns from '../stores/brand-campaigns.ts';
import { findOpenQuestion } from '../stores/brand-runs.ts';

/** A question takes a few minutes; one that has stopped for longer is left to the scheduler. */
const FOLLOWED_MS = 30 * MINUTE_MS;

/** The member's campaigns, and the question that is being asked for one of them. */
export async function readCampaigns(
  uid: string,
  now: Date,
): Promise<Omit<BrandCheckerOutput<'campaigns'>, 'action'>> {
  const [listed, run] = await Promise.all([
    campaigns.listCampaigns(uid),
    findOpenQuestion(uid, new Date(now.getTime() - FOLLOWED_MS)),
  ]);
  const open_question = run && {
    run_id: run.id,
    campaign_id: run.campaign_id,
    settled: run.slots.filter(isSettled).length,
    planned: run.slots.length,
  };
  return { campaigns: listed, open_question };
}

export async function createCampaign(
  uid: string,
  { action: _, ...fields }: BrandCheckerInput<'create-campaign'>,
  now: Date,
): Promise<BrandCampaign> {
  const stored = await campaigns.createCampaign({
    ...fields,
    user_id: uid,
    status: 'active',
    stats: NO_STATS,
    competitor_stats: NO_COMPETITOR_STATS,
    source_kinds: {},
    ...NO_SCHEDULE,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  return toView(stored);
}

export async function updateCampaign(
  uid: string,
  { action: _, id, ...fields }: BrandCheckerInput<'update-campaign'>,
  now: Date,
): Promise<BrandCampaign> {
  const stored = await campaigns.updateCampaign(uid, id, {
    ...fields,
    // An open run is given up, also one that would continue tomorrow.
    ...(fields.status === 'active' ? {} : { current_run: null }),
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
  // An open run continues with the questions it began with, unless the schedule was removed.
  const changes =
    schedule === null ? { schedule, current_run: null } : { schedule: begun(id, schedule, now) };
  const updated_at = now.toISOString();
  return toView(await campaigns.updateCampaign(uid, id, { ...changes, updated_at }));
}

function begun(campaignId: string, settings: ScheduleSettings, now: Date): CampaignSchedule {
  return {
    ...settings,
    prompts: [...new Set(settings.prompts)],
    platforms: brandPlatformIds.filter((platform) => settings.platforms.includes(platform)),
    next_run_at: nextDue(campaignId, settings, now),
    stopped: null,
    silent_runs: {},
    // Its questions may be others, which memory was not asked yet.
    last_memory: null,
  };
}

/** A campaign without its owner. */
function toView(stored: StoredBrandCampaign): BrandCampaign {
  return brandCampaignSchema.parse(stored);
}
