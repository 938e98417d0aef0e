import type { BrandRun, RunSlot } from '../entities/brand-run.ts';
import type { CampaignSchedule, ScheduleSettings } from '../entities/campaign-schedule.ts';
import { DAY_MS } from './durations.ts';

/** The hour (UTC) at which runs are due: early in Europe, so that the e-mail is there in the morning. */
const SCHEDULE_HOUR = 5;

/** The first due time after an instant. Missed times are not repeated. */
export function nextDue(
  { every, weekday }: Pick<ScheduleSettings, 'every' | 'weekday'>,
  after: Date,
): string {
  const due = new Date(after);
  due.setUTCHours(SCHEDULE_HOUR, 0, 0, 0);
  while (due <= after || (every === 'weekly' && isoWeekday(due) !== weekday)) {
    due.setTime(due.getTime() + DAY_MS);
  }
  return due.toISOString();
}

function isoWeekday(day: Date): number {
  return day.getUTCDay() || 7;
}

/** The id of a campaign's run, the same for each attempt to start it. */
export function runId(campaignId: string, dueAt: string): string {
  return `${campaignId}_${dueAt.replaceAll(/\D/g, '')}`;
}

/** A run with all slots open. */
export function newRun(
  owner: Pick<BrandRun, 'user_id' | 'campaign_id'>,
  { prompts, platforms }: Pick<CampaignSchedule, 'prompts' | 'platforms'>,
  dueAt: string,
): BrandRun {
  return {
    ...owner,
    id: runId(owner.campaign_id, dueAt),
    due_at: dueAt,
    state: 'open',
    waiting_since: dueAt,
    prompts,
    open_slots: prompts.length * platforms.length,
    slots: prompts.flatMap((_, prompt) =>
      platforms.map((platform): RunSlot => ({
        prompt,
        platform,
        state: 'open',
        claimed_at: null,
        test_id: null,
        reason: null,
      })),
    ),
  };
}
