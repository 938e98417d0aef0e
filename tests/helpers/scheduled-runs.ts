import { getFirestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { runSchedules } from '#functions/usecases/run-schedules.ts';
import type { ScheduleOutcome } from '#functions/usecases/turn-queue.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { BrandRun } from '#shared/entities/brand-run.ts';
import type { ScheduleSettings } from '#shared/entities/campaign-schedule.ts';
import type { TestMember } from './api-server-client.ts';
import type { BrandBackend } from './brand-checker.ts';

const MINUTE_MS = 60_000;

/** A daily schedule of one question to one platform by default. */
export function settings(fields: Partial<ScheduleSettings> = {}): ScheduleSettings {
  return {
    every: 'daily',
    weekday: 1,
    prompts: ['Who is good?'],
    platforms: ['chatgpt'],
    mail: true,
    locale: 'en',
    ...fields,
  };
}

/** Days of their own, so that neither limits nor runs of other tests are met. */
export function scheduleClock(brand: BrandBackend, year: number) {
  let time = Date.UTC(year, 0, 1, 4);
  const now = () => new Date(time);
  return {
    now,
    /** To ten minutes after the next daily runs are due. */
    toNextRun() {
      const day = new Date(time);
      day.setUTCHours(5, 10, 0, 0);
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

/** Where a process ends: at its nth write or model call, before or after it took effect. */
export interface Crash {
  at: number;
  when: 'before' | 'after';
}

/** A process that ended; nothing of it reaches anybody any more. */
class Ended extends Error {}

/** Runs work that ends like a killed process. @returns whether it got that far */
export async function crashing(crash: Crash, work: () => Promise<unknown>): Promise<boolean> {
  let met = 0;
  let isEnded = false;
  const pass = async <T>(isBoundary: boolean, go: () => Promise<T>): Promise<T> => {
    if (isEnded) throw new Ended();
    if (!isBoundary) return go();
    const isHere = met === crash.at;
    met += 1;
    if (isHere && crash.when === 'before') isEnded = true;
    if (isEnded) throw new Ended();
    const answer = await go();
    if (isHere) isEnded = true;
    // A caller that waited for an answer when the process ended never gets it.
    if (isEnded) throw new Ended();
    return answer;
  };
  const store = getFirestore() as unknown as Record<
    'request' | 'requestStream',
    (method: string, ...rest: unknown[]) => Promise<unknown>
  >;
  const spies = (['request', 'requestStream'] as const).map((kind) => {
    const send = store[kind].bind(store);
    return vi.spyOn(store, kind).mockImplementation((method, ...rest) => {
      const go = () => send(method, ...rest);
      // The store itself lets go of what an ended process holds, only later.
      return method === 'rollback' ? go() : pass(method === 'commit', go);
    });
  });
  const { fetch } = globalThis;
  const models = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => pass(true, () => fetch(input, init)));
  try {
    await work().catch(() => undefined);
  } finally {
    for (const spy of [...spies, models]) spy.mockRestore();
  }
  return isEnded;
}
