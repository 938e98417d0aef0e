import { vi } from 'vitest';
import { runSchedules } from '#functions/usecases/run-schedules.ts';
import type { ScheduleOutcome } from '#functions/usecases/turn-queue.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { ScheduleSettings } from '#shared/entities/campaign-schedule.ts';
import type { TestMember } from './api-server-client.ts';
import type { BrandBackend } from './brand-checker.ts';
import { endProcess, type Others, type ProcessEnd } from './process-end.ts';

const MINUTE_MS = 60_000;

/** A daily schedule of one question to one platform, once from memory, by default. */
export function settings(fields: Partial<ScheduleSettings> = {}): ScheduleSettings {
  return {
    every: 'daily',
    weekday: 1,
    prompts: ['Who is good?'],
    platforms: ['chatgpt'],
    samples: 1,
    modes: 'memory',
    mail: true,
    locale: 'en',
    ...fields,
  };
}

/** Days of their own, so that neither limits nor runs of other tests are met. */
export function scheduleClock(brand: BrandBackend, year: number) {
  // Before the first due time of a day, and the runs after the last one.
  let time = Date.UTC(year, 0, 1, 1);
  const now = () => new Date(time);
  return {
    now,
    /** To the end of the day (UTC) on which the next daily runs are due. */
    toNextRun() {
      const day = new Date(time);
      day.setUTCHours(22, 0, 0, 0);
      if (day.getTime() <= time) day.setUTCDate(day.getUTCDate() + 1);
      time = day.getTime();
      brand.backend.setNow(now());
    },
    passMinutes(minutes: number) {
      time += minutes * MINUTE_MS;
    },
    run: (): Promise<ScheduleOutcome> => runSchedules(now),
    /** A campaign of the member with a schedule, as the member makes it. */
    async scheduled(
      member: TestMember,
      fields: Partial<ScheduleSettings> = {},
      campaign: Parameters<BrandBackend['campaign']>[1] = {},
    ): Promise<BrandCampaign> {
      brand.backend.setNow(now());
      const { id } = await brand.campaign(member, campaign);
      const schedule = settings(fields);
      return (await brand.act(member, { action: 'set-schedule', id, schedule })).campaign;
    },
    /** The campaign as the member's page has it. */
    async campaignOf(member: TestMember, id: string): Promise<BrandCampaign> {
      const { campaigns } = await brand.act(member, { action: 'campaigns' });
      const campaign = campaigns.find((each) => each.id === id);
      if (campaign === undefined) throw new Error(`No campaign ${id}`);
      return campaign;
    },
  };
}

/** Every run of a campaign, oldest first. */
export async function runsOf(brand: BrandBackend, campaignId: string): Promise<BrandRun[]> {
  const runs = brand.backend.db.collection('brand_runs').where('campaign_id', '==', campaignId);
  return (await runs.get()).docs
    .map((row) => row.data() as BrandRun)
    .sort((a, b) => a.due_at.localeCompare(b.due_at));
}

/**
 * Runs work that ends like a killed process at a write or a model call.
 *
 * @returns whether it got that far
 */
export async function crashing(end: ProcessEnd, work: () => Promise<unknown>): Promise<boolean> {
  const { isEnded } = await endProcess(end, askModels, work);
  return isEnded;
}

const askModels: Others = (pass) => {
  const { fetch } = globalThis;
  const models = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => pass('fetch', () => fetch(input, init)));
  return () => models.mockRestore();
};
