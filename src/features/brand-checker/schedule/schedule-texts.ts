import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type {
  RunAlert,
  RunFigures,
  RunProblem,
  RunReport,
  ScheduleSettings,
} from '#shared/entities/campaign-schedule.ts';
import type { BrandTrend } from '#shared/rules/brand-trend.ts';
import type { CheckerStrings } from '../strings';

type ScheduleStrings = CheckerStrings['schedule'];

/** Notices about a schedule: why it stopped, which platforms did not answer, what got worse. */
export function scheduleNotes(
  { schedule, last_run: last, brand_name: brand }: BrandCampaign,
  strings: ScheduleStrings,
  localeTag: string,
): string[] {
  const stopped = schedule?.stopped ?? null;
  const problems = (last?.problems ?? []).filter(({ reason }) => reason !== stopped?.reason);
  return [
    ...(stopped ? [`${problemText(stopped, strings, localeTag)} ${strings.stopped}`] : []),
    ...problems.map((problem) => problemText(problem, strings, localeTag)),
    ...(last?.report.alerts ?? []).map((alert) => alertText(alert, brand, strings)),
  ];
}

function problemText(
  { reason, platforms }: RunProblem,
  strings: ScheduleStrings,
  localeTag: string,
): string {
  const names = new Intl.ListFormat(localeTag).format(platforms.map(nameOf));
  return fill(strings.reasons[reason], { platforms: names });
}

function alertText(alert: RunAlert, brand: string, strings: ScheduleStrings): string {
  if (alert.kind === 'passed') {
    return fill(strings.alertPassed, { competitor: alert.competitor, brand });
  }
  if (alert.platform === null) return fill(strings.alertOut, { brand });
  return fill(strings.alertOutOn, { brand, platform: nameOf(alert.platform) });
}

function nameOf(platform: BrandPlatformId): string {
  return BRAND_PLATFORMS[platform].name;
}

/**
 * The run's figures in a line, with those of the run before and whether the share of answers that name
 * the brand has changed by more than chance (product 21.29).
 *
 * @param trends what each basis of a change proves
 */
export function figureChange(
  { now, before, change: proved }: RunReport,
  strings: ScheduleStrings,
  trends: Record<BrandTrend['basis'], string>,
  localeTag: string,
): string {
  const percent = new Intl.NumberFormat(localeTag, { style: 'percent' });
  const share = (value: number | null | undefined) =>
    value == null ? null : percent.format(value);
  const score = (value: number | null | undefined) => (value == null ? null : String(value));
  const change = (label: string, after: string | null, earlier: string | null): string | null => {
    if (after === null && earlier === null) return null;
    const value = after ?? strings.none;
    return before === null
      ? `${label} ${value}`
      : fill(strings.changed, { label, value, before: earlier ?? strings.none });
  };
  const named = ({ mentioned: k, answers: n }: RunFigures) => fill(strings.ofAnswers, { k, n });
  const basis = proved === null ? 'chance' : proved.held ? 'held' : 'clear';
  const first = change(strings.named, named(now), before && named(before));
  const others = [
    change(strings.share, share(now.share_of_voice), share(before?.share_of_voice)),
    change(strings.sentiment, score(now.sentiment), score(before?.sentiment)),
  ]
    .filter((part) => part !== null)
    .join('; ');
  return [`${first}.`, before === null ? '' : trends[basis], others && `${others}.`]
    .filter(Boolean)
    .join(' ');
}

/** The name of a day of the week, 1 to 7 from Monday. */
export function weekdayName(weekday: number, localeTag: string): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(localeTag, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

const BERLIN = 'Europe/Berlin';

/** An instant as day and time in Berlin, which its text names. */
export function dayAndTime(instant: string, localeTag: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: BERLIN } as const;
  return new Intl.DateTimeFormat(localeTag, format).format(new Date(instant));
}

/** The time of day of an instant in Berlin. */
export function berlinTime(instant: string, localeTag: string): string {
  const format = { timeStyle: 'short', timeZone: BERLIN } as const;
  return new Intl.DateTimeFormat(localeTag, format).format(new Date(instant));
}

/** What each run of a schedule asks, besides memory once a month. */
export function runModes({ modes }: Pick<ScheduleSettings, 'modes'>): readonly AnswerMode[] {
  return modes === 'both' ? ANSWER_MODES : [modes];
}
