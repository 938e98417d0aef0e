import { z } from 'zod';
import { MAX_SCHEDULED_PROMPT_LENGTH, MAX_SCHEDULED_PROMPTS } from '../limits.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

export const SCHEDULE_RHYTHMS = ['daily', 'weekly'] as const;

export type ScheduleRhythm = (typeof SCHEDULE_RHYTHMS)[number];

/** From Monday, 1, to Sunday, 7 (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const platform = z.enum(brandPlatformIds);

/** What a member decides about the runs of a campaign, with its limits. */
export const scheduleSettingsSchema = z.strictObject({
  every: z.enum(SCHEDULE_RHYTHMS),
  /** The day (UTC) of weekly runs. */
  weekday: z.literal(WEEKDAYS),
  /** Each is asked once on each platform. */
  prompts: z
    .array(z.string().trim().min(1).max(MAX_SCHEDULED_PROMPT_LENGTH))
    .min(1)
    .max(MAX_SCHEDULED_PROMPTS),
  platforms: z.array(platform).min(1).max(brandPlatformIds.length),
  /** Whether an e-mail tells what changed. */
  mail: z.boolean(),
  /** The language of that e-mail. */
  locale: z.enum(['en', 'de']),
});

export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;

/** Why answers of a run were not asked for, or did not come from a platform. */
export const RUN_PROBLEMS = ['membership-ended', 'model-retired', 'provider-outage'] as const;

export const runProblemSchema = z.object({
  reason: z.enum(RUN_PROBLEMS),
  /** Those concerned; none when the reason lies with no platform. */
  platforms: z.array(platform),
});

export type RunProblem = z.infer<typeof runProblemSchema>;

const scheduleSchema = z.object({
  ...scheduleSettingsSchema.shape,
  /** When the next run is due; null once the schedule has stopped. */
  next_run_at: utcInstant.nullable(),
  /** Why it has stopped by itself; saving it again starts it again. */
  stopped: runProblemSchema.extend({ at: utcInstant }).nullable(),
  /** In how many runs in a row a platform did not answer at all; without those that did. */
  silent_runs: z.partialRecord(platform, z.int().positive()).default({}),
});

export type CampaignSchedule = z.infer<typeof scheduleSchema>;

const currentRunSchema = z.object({
  id: z.string(),
  due_at: utcInstant,
  /** Answers that it asks for, and those that came or will not come. */
  planned: z.int().positive(),
  settled: z.int().nonnegative(),
  /** Whose answers of today are used up; the rest is asked for when there are new ones. */
  waits_for: z.enum(['quota', 'ceiling']).nullable(),
});

export const runFiguresSchema = z.object({
  answers: z.int().nonnegative(),
  /** Answers that mention the brand. */
  mentioned: z.int().nonnegative(),
  mentions: z.int().nonnegative(),
  share_of_voice: z.number().min(0).max(1).nullable(),
  sentiment: z.number().min(0).max(100).nullable(),
});

export type RunFigures = z.infer<typeof runFiguresSchema>;

const citationChangeSchema = z.object({
  count: z.int().nonnegative(),
  /** The first of them, MAX_REPORTED_CITATIONS at most. */
  domains: z.array(z.string()),
});

export const runAlertSchema = z.discriminatedUnion('kind', [
  /** The brand was mentioned before and is not any more; on all platforms together when null. */
  z.object({ kind: z.literal('dropped-out'), platform: platform.nullable() }),
  /** A competitor had no more mentions than the brand and now has more. */
  z.object({ kind: z.literal('passed'), competitor: z.string() }),
]);

export type RunAlert = z.infer<typeof runAlertSchema>;

/**
 * What a run found. With a run before it, both figures are of the questions that both have an answer
 * to, so that a platform that was silent once changes nothing.
 */
export const runReportSchema = z.object({
  now: runFiguresSchema,
  before: runFiguresSchema.nullable(),
  new_citations: citationChangeSchema,
  lost_citations: citationChangeSchema,
  alerts: z.array(runAlertSchema),
});

export type RunReport = z.infer<typeof runReportSchema>;

const lastRunSchema = z.object({
  id: z.string(),
  due_at: utcInstant,
  closed_at: utcInstant,
  planned: z.int().positive(),
  answers: z.int().nonnegative(),
  report: runReportSchema,
  problems: z.array(runProblemSchema),
  /** The newest run that has answers, which the next one is compared with. */
  base_id: z.string().nullable(),
});

export type LastRun = z.infer<typeof lastRunSchema>;

/** What a campaign knows of its runs; campaigns from before there were any have none. */
export const scheduleFields = {
  schedule: scheduleSchema.nullable().default(null),
  current_run: currentRunSchema.nullable().default(null),
  last_run: lastRunSchema.nullable().default(null),
};

export const NO_SCHEDULE = { schedule: null, current_run: null, last_run: null };
