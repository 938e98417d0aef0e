import * as z from 'zod/mini';
import { MAX_SCHEDULED_PROMPT_LENGTH, MAX_SCHEDULED_PROMPTS, MAX_TEST_SAMPLES } from '../limits.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

export const SCHEDULE_RHYTHMS = ['daily', 'weekly'] as const;

export type ScheduleRhythm = (typeof SCHEDULE_RHYTHMS)[number];

/** From Monday, 1, to Sunday, 7 (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * What the runs of a schedule ask: with web search in each and from memory once a month, both in each, or
 * from memory alone in each (product 21.15).
 */
export const SCHEDULE_MODES = ['search', 'both', 'memory'] as const;

export type ScheduleModes = (typeof SCHEDULE_MODES)[number];

const platform = z.enum(brandPlatformIds);
// Without a check of its own, which the bundler would keep, and with it Zod, in the scripts of pages.
const count = z.uint32();

const settings = {
  every: z.enum(SCHEDULE_RHYTHMS),
  /** The day (UTC) of weekly runs. */
  weekday: z.literal(WEEKDAYS),
  /** Each is asked `samples` times on each platform, in each mode of the run. */
  prompts: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SCHEDULED_PROMPT_LENGTH)))
    .check(z.minLength(1), z.maxLength(MAX_SCHEDULED_PROMPTS)),
  platforms: z.array(platform).check(
    z.minLength(1),
    z.refine((ids) => ids.length <= brandPlatformIds.length, 'More than there are.'),
  ),
  samples: z._default(z.int().check(z.minimum(1), z.maximum(MAX_TEST_SAMPLES)), 1),
  modes: z._default(z.enum(SCHEDULE_MODES), 'search'),
  /** Whether an e-mail reports the changes. */
  mail: z.boolean(),
  /** The language of that e-mail. */
  locale: z.enum(['en', 'de']),
};

/** The settings of a campaign's schedule, with their limits. */
export const scheduleSettingsSchema = z.strictObject(settings);

export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;

/** Why answers of a run were not requested, or why a platform did not answer. */
export const RUN_PROBLEMS = [
  'membership-ended',
  'model-retired',
  'search-quota',
  'provider-outage',
] as const;

export const runProblemSchema = z.object({
  reason: z.enum(RUN_PROBLEMS),
  /** The platforms concerned; empty when the reason concerns none. */
  platforms: z.array(platform),
});

export type RunProblem = z.infer<typeof runProblemSchema>;

const scheduleSchema = z.extend(z.object(settings), {
  /** When the next run is due; null once the schedule has stopped. */
  next_run_at: z.nullable(utcInstant),
  /** Why it has stopped by itself; saving it again starts it again. */
  stopped: z.nullable(z.extend(runProblemSchema, { at: utcInstant })),
  /** In how many runs in a row a platform did not answer at all; without those that did. */
  silent_runs: z._default(z.partialRecord(platform, z.int().check(z.positive())), {}),
  /** The month (UTC) in which memory was asked last, and which models. */
  last_memory: z._default(
    z.nullable(z.object({ month: z.string(), models: z.partialRecord(platform, z.string()) })),
    null,
  ),
});

export type CampaignSchedule = z.infer<typeof scheduleSchema>;

/** Limits that a run by schedule waits for. */
export const RUN_WAITS = [
  /** The member's answers from memory of the day. */
  'quota',
  /** All members' answers from memory of the day. */
  'ceiling',
  /** The member's searches of the day. */
  'searches',
  /** The month's money for the models of all members. */
  'budget',
] as const;

export type RunWait = (typeof RUN_WAITS)[number];

const currentRunSchema = z.object({
  id: z.string(),
  due_at: utcInstant,
  /** Requested answers, and those that are received or given up. */
  planned: z.int().check(z.positive()),
  settled: count,
  /** The limit that is reached; the run continues after its reset. */
  waits_for: z.nullable(z.enum(RUN_WAITS)),
});

export const runFiguresSchema = z.object({
  answers: count,
  /** Answers that mention the brand. */
  mentioned: count,
  mentions: count,
  share_of_voice: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  sentiment: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Answers whose tone was judged, and those of them that are critical. */
  scored: z._default(count, 0),
  critical: z._default(count, 0),
});

export type RunFigures = z.infer<typeof runFiguresSchema>;

const citationChangeSchema = z.object({
  count: count,
  /** The first of them, MAX_REPORTED_CITATIONS at most. */
  domains: z.array(z.string()),
});

/** Two runs in a row show it; else the ranges of this run and the one before do not touch. */
const held = z._default(z.boolean(), false);

export const runAlertSchema = z.discriminatedUnion('kind', [
  /** The brand was named before and is not any more; on all platforms together when null. */
  z.object({ kind: z.literal('dropped-out'), platform: z.nullable(platform), held }),
  /** A competitor was in no more answers than the brand and now is. */
  z.object({ kind: z.literal('passed'), competitor: z.string(), held }),
]);

export type RunAlert = z.infer<typeof runAlertSchema>;

/** k of n answers. */
const countedShareSchema = z.object({
  k: count,
  n: count,
});

export type CountedShare = z.infer<typeof countedShareSchema>;

/** A change that is more than chance. */
const reportedChange = { change: z.enum(['more', 'less']), held };

const questionChangeSchema = z.object({
  prompt: z.string(),
  /** Whom the answers name more or less often; null for the brand. */
  competitor: z.nullable(z.string()),
  ...reportedChange,
  now: countedShareSchema,
  /** Of the run that it changed from. */
  before: countedShareSchema,
});

export type QuestionChange = z.infer<typeof questionChangeSchema>;

const NONE_NAMED = { k: 0, n: 0 };

/**
 * The result of a run. Compared with the run before, both figures include only the questions that
 * both have answers to, so that a missing answer does not change them.
 */
export const runReportSchema = z.object({
  /** The measure of all figures. */
  mode: z._default(z.enum(ANSWER_MODES), 'memory'),
  /** All answers of the run that name the brand, by measure; they are never added up. */
  named: z._default(z.object({ memory: countedShareSchema, search: countedShareSchema }), {
    memory: NONE_NAMED,
    search: NONE_NAMED,
  }),
  now: runFiguresSchema,
  before: z.nullable(runFiguresSchema),
  /** Of the share of all compared answers that name the brand; null when it may be chance. */
  change: z._default(z.nullable(z.object(reportedChange)), null),
  /** The largest first (rules/run-changes.ts). */
  changes: z._default(z.array(questionChangeSchema), []),
  new_citations: citationChangeSchema,
  lost_citations: citationChangeSchema,
  alerts: z.array(runAlertSchema),
});

export type RunReport = z.infer<typeof runReportSchema>;

const lastRunSchema = z.object({
  id: z.string(),
  due_at: utcInstant,
  closed_at: utcInstant,
  planned: z.int().check(z.positive()),
  answers: count,
  report: runReportSchema,
  problems: z.array(runProblemSchema),
  /** The newest run that has answers, which the next one is compared with. */
  base_id: z.nullable(z.string()),
  /** The one before that, which shows whether a change held. */
  earlier_id: z._default(z.nullable(z.string()), null),
});

export type LastRun = z.infer<typeof lastRunSchema>;

/** The schedule's fields of a campaign; older campaigns have none. */
export const scheduleFields = {
  schedule: z._default(z.nullable(scheduleSchema), null),
  current_run: z._default(z.nullable(currentRunSchema), null),
  last_run: z._default(z.nullable(lastRunSchema), null),
};

export const NO_SCHEDULE = { schedule: null, current_run: null, last_run: null };
