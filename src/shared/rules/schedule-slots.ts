import { ANSWER_MODES, type AnswerMode } from '../entities/answer-mode.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { BrandRun, RunSlot } from '../entities/brand-run.ts';
import type { CampaignSchedule, ScheduleSettings } from '../entities/campaign-schedule.ts';
import { DAY_MS } from './durations.ts';
import { openCounts } from './run-slots.ts';
import { searchRefusal } from './search-platforms.ts';

/**
 * Runs are due from 2:00 UTC on over twenty hours, one campaign every ten minutes in turn: in Berlin
 * that is the same day, in summer and in winter.
 */
const FIRST_MINUTE = 2 * 60;
const DUE_TIMES = 120;
const DUE_STEP_MINUTES = 10;

/** The minute of the day (UTC) at which a campaign's runs are due, always the same (product 21.15). */
export function dueMinute(campaignId: string): number {
  let hash = 0;
  for (const char of campaignId) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return FIRST_MINUTE + (hash % DUE_TIMES) * DUE_STEP_MINUTES;
}

/** The first due time of a campaign after an instant. Missed times are not repeated. */
export function nextDue(
  campaignId: string,
  { every, weekday }: Pick<ScheduleSettings, 'every' | 'weekday'>,
  after: Date,
): string {
  const due = new Date(after);
  due.setUTCHours(0, dueMinute(campaignId), 0, 0);
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

/** The configured model of each platform that a schedule asks. */
export type PlatformModels = Partial<Record<BrandPlatformId, string>>;

/**
 * The modes in which a run asks a platform (product 21.15). Memory hardly moves while the model is the
 * same, so by itself it is asked in the first run of a month (UTC), and when another model was
 * configured since it was asked.
 */
function modesOf(
  platform: BrandPlatformId,
  { modes, last_memory: last }: Pick<CampaignSchedule, 'modes' | 'last_memory'>,
  dueAt: string,
  models: PlatformModels,
): AnswerMode[] {
  const asksMemory =
    modes !== 'search' ||
    last?.month !== monthOf(dueAt) ||
    last.models[platform] !== models[platform];
  const asksSearch = modes !== 'memory' && searchRefusal(platform) === null;
  return ANSWER_MODES.filter((mode) => (mode === 'memory' ? asksMemory : asksSearch));
}

/** The month of an instant (UTC), `YYYY-MM`. */
function monthOf(instant: string): string {
  return instant.slice(0, 7);
}

/** When memory was asked, after a run in which these slots are asked. */
export function lastMemory(
  { last_memory: last }: Pick<CampaignSchedule, 'last_memory'>,
  slots: readonly RunSlot[],
  dueAt: string,
  models: PlatformModels,
): CampaignSchedule['last_memory'] {
  const asked = slots.filter(({ mode }) => mode === 'memory');
  if (asked.length === 0) return last;
  const month = monthOf(dueAt);
  const known = last?.month === month ? last.models : {};
  const now = Object.fromEntries(asked.map(({ platform }) => [platform, models[platform]]));
  return { month, models: { ...known, ...now } };
}

/** A question of a run before it is asked: a prompt, a platform and a mode. */
interface SlotPlan {
  prompts: readonly string[];
  platforms: readonly BrandPlatformId[];
  modes: (platform: BrandPlatformId) => readonly AnswerMode[];
  samples: number;
}

/** Open slots: each question once before any is asked again, so that a run cut short has all of them. */
export function openSlots({ prompts, platforms, modes, samples }: SlotPlan): RunSlot[] {
  return Array.from({ length: samples }, (_, index) =>
    prompts.flatMap((_prompt, prompt) =>
      platforms.flatMap((platform) =>
        modes(platform).map((mode): RunSlot => ({
          prompt,
          platform,
          mode,
          sample: index + 1,
          state: 'open',
          claimed_at: null,
          test_id: null,
          reason: null,
        })),
      ),
    ),
  ).flat();
}

/** The slots of a run by schedule, none when nothing is to be asked this time. */
export function scheduledSlots(
  schedule: CampaignSchedule,
  dueAt: string,
  models: PlatformModels,
): RunSlot[] {
  const { prompts, platforms, samples } = schedule;
  const modes = (platform: BrandPlatformId) => modesOf(platform, schedule, dueAt, models);
  return openSlots({ prompts, platforms, modes, samples });
}

/** A run that begins with these slots. */
export function newRun(
  run: Pick<BrandRun, 'id' | 'kind' | 'user_id' | 'campaign_id' | 'prompts'>,
  slots: RunSlot[],
  dueAt: string,
): BrandRun {
  return {
    ...run,
    due_at: dueAt,
    state: 'open',
    waiting_since: dueAt,
    slots,
    ...openCounts(slots),
  };
}
