import type { NameCount } from '../api/brand-figures.ts';
import type { AnswerMode } from '../entities/answer-mode.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { countedNames, within } from './brand-overview.ts';
import type { CountedCampaign } from './brand-sample.ts';
import { DAY_MS } from './durations.ts';
import { isIn, type FigurePeriod } from './figure-period.ts';
import { changeOf, share, type Share } from './shares.ts';

/** Lengths of the periods that end with the newest answers, in days. */
const PERIOD_LENGTHS = [7, 14, 30, 90] as const;

/** A period of a report; `days` end with the newest answers, `month` is a UTC month. */
export type ReportPeriod = FigurePeriod & { key: string } & ({ days: number } | { month: string });

/**
 * The periods with answers that a report can show (product 21.25): the last days, without lengths that
 * add no answer to a shorter one, then the months, the newest first. Empty without answers.
 */
export function reportPeriods({ days, branded }: CampaignStats): ReportPeriod[] {
  const known = [...new Set([...Object.keys(days), ...Object.keys(branded)])].sort();
  const [first, to] = [known.at(0), known.at(-1)];
  if (first === undefined || to === undefined) return [];
  const periods = PERIOD_LENGTHS.map((length) => ({ length, from: shifted(to, 1 - length) }));
  const count = (from: string | undefined) => known.filter((day) => day >= (from ?? '')).length;
  const last = periods.filter(
    ({ from }, index) => index === 0 || count(from) > count(periods[index - 1]?.from),
  );
  const months = [...new Set(known.map((day) => day.slice(0, 7)))].reverse();
  return [
    ...last.map(({ length, from }) => ({ key: `days-${length}`, days: length, from, to })),
    ...months.map((month) => ({ key: `month-${month}`, month, ...monthPeriod(month) })),
  ];
}

/** The period before: as long, or the month before. */
export function periodBefore(period: ReportPeriod): FigurePeriod {
  const to = shifted(period.from, -1);
  return 'month' in period
    ? monthPeriod(to.slice(0, 7))
    : { from: shifted(period.from, -period.days), to };
}

/** Whether two periods have a day in common; such are not compared. */
export function overlap(one: FigurePeriod, other: FigurePeriod): boolean {
  return one.from <= other.to && other.from <= one.to;
}

function monthPeriod(month: string): FigurePeriod {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A campaign with the answers of a period alone. */
export function inPeriod(counted: CountedCampaign, period: FigurePeriod): CountedCampaign {
  const { campaign, competitors, tests } = counted;
  const { days, branded } = campaign.stats;
  const stats = { days: within(days, period), branded: within(branded, period) };
  return {
    campaign: { ...campaign, stats },
    competitors: { ...competitors, days: within(competitors.days, period) },
    tests: tests.filter(({ created_at }) => isIn(period, created_at.slice(0, 10))),
  };
}

/** Answers of a measure, or of one platform in it, and those that name the brand and each competitor. */
export function namesIn(
  { campaign, competitors }: CountedCampaign,
  mode: AnswerMode,
  platform?: BrandPlatformId,
): { n: number; names: NameCount[] } {
  return countedNames({ campaign, days: campaign.stats.days, competitors }, mode, platform);
}

/** A name's share in a period and in the one before. */
export interface NameChange {
  name: string;
  own: boolean;
  now: Share;
  /** Null without answers in that period, and for a competitor that no answer of it names. */
  before: Share | null;
  change: ReturnType<typeof changeOf> | null;
}

/**
 * What changed from one period to another, of one measure: the brand first. A competitor that only one
 * of the periods names may be new to the campaign, so nothing is concluded from it.
 */
export function nameChanges(
  now: CountedCampaign,
  before: CountedCampaign | null,
  mode: AnswerMode,
): NameChange[] {
  const { n, names } = namesIn(now, mode);
  const earlier = before === null ? null : namesIn(before, mode);
  return names.flatMap(({ name, own, k }) => {
    const shown = share(k, n);
    if (shown === null) return [];
    const count = earlier?.names.find((each) => each.name === name)?.k ?? 0;
    const isKnown = own || count > 0;
    const then = earlier !== null && isKnown ? share(count, earlier.n) : null;
    return [
      { name, own, now: shown, before: then, change: then === null ? null : changeOf(shown, then) },
    ];
  });
}
