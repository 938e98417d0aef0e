import type { BrandCheckerOutput } from '../api/brand-checker.ts';
import type { ModeFigures, NameCount, QuestionFigures, RunPoint } from '../api/brand-figures.ts';
import { ANSWER_MODES, type AnswerMode } from '../entities/answer-mode.ts';
import type { StoredBrandCampaign } from '../entities/brand-campaign.ts';
import type { BrandMatrix, MatrixQuestion } from '../entities/brand-matrix.ts';
import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { BrandMonth } from '../entities/brand-month.ts';
import type { StatsDays, Tally } from '../entities/campaign-stats.ts';
import type { CompetitorStats } from '../entities/competitor-stats.ts';
import { nameKey } from './brand-names.ts';
import { countOf, daysOf, totalOf } from './campaign-stats.ts';
import { competitorTotals } from './competitor-stats.ts';
import { figurePeriod, isIn, type FigurePeriod } from './figure-period.ts';
import { aspectsOf, otherNamesOf, questionCounts, twoByTwoOf } from './month-sums.ts';

export type FigureCampaign = Pick<
  StoredBrandCampaign,
  'brand_name' | 'competitors' | 'stats' | 'competitor_stats'
>;

type NamedCampaign = Pick<FigureCampaign, 'brand_name' | 'competitors'>;

/** A campaign with the answers of a period. */
export interface Counted {
  campaign: NamedCampaign;
  days: StatsDays;
  competitors: CompetitorStats;
}

/**
 * The figures of a campaign (product 21.30), all of one period and counted from its aggregates alone.
 *
 * @param months those of the period that have answers
 */
export function overviewOf(
  campaign: FigureCampaign,
  matrix: BrandMatrix,
  months: readonly BrandMonth[],
  now: Date,
): Omit<BrandCheckerOutput<'overview'>, 'action'> {
  const { stats, competitor_stats, competitors } = campaign;
  const period = figurePeriod(stats, now);
  const branded = within(stats.branded, period);
  const counted: Counted = {
    campaign,
    days: within(stats.days, period),
    competitors: { ...competitor_stats, days: within(competitor_stats.days, period) },
  };
  return {
    period,
    runs: runsOf(counted),
    modes: { memory: modeFigures(counted, 'memory'), search: modeFigures(counted, 'search') },
    branded: {
      memory: brandedFigures(branded, 'memory'),
      search: brandedFigures(branded, 'search'),
    },
    questions: matrix.questions.flatMap(
      (question) => questionFigures(question, months, campaign, period) ?? [],
    ),
    other_names: otherNamesOf(months, competitors),
    aspects: aspectsOf(months),
    two_by_two: twoByTwoOf(months),
  };
}

/** The days of a period. */
export function within<T>(days: Record<string, T>, period: FigurePeriod): Record<string, T> {
  return Object.fromEntries(Object.entries(days).filter(([day]) => isIn(period, day)));
}

function modeFigures(counted: Counted, mode: AnswerMode): ModeFigures {
  const total = totalOf(counted.days, mode);
  const n = countOf(total, 'tests');
  const platforms: ModeFigures['platforms'] = {};
  for (const platform of brandPlatformIds) {
    const figures = countedNames(counted, mode, platform);
    if (figures.n > 0) platforms[platform] = figures;
  }
  return {
    ...countedNames(counted, mode),
    unsearched: countOf(total, 'unsearched'),
    platforms,
    firstThree: { k: countOf(total, 'firstThree'), n },
    tone: toneOf(total),
  };
}

/** Answers of a measure, or of one platform in it, and those that name each name. */
export function countedNames(
  { campaign, days, competitors }: Counted,
  mode: AnswerMode,
  platform?: BrandPlatformId,
): { n: number; names: NameCount[] } {
  const total = totalOf(days, mode, platform);
  const rivals = competitorTotals(competitors, mode, platform);
  const counts = new Map(rivals.map(({ name, answers }) => [nameKey(name), answers]));
  return {
    n: countOf(total, 'tests'),
    names: namesOf(campaign, countOf(total, 'mentioned'), (key) => counts.get(key) ?? 0),
  };
}

/** The brand first, then the listed competitors. */
function namesOf(
  { brand_name, competitors }: NamedCampaign,
  own: number,
  countOfKey: (key: string) => number,
): NameCount[] {
  return [
    { name: brand_name, own: true, k: own },
    ...competitors.map((name) => ({ name, own: false, k: countOfKey(nameKey(name)) })),
  ];
}

function toneOf(total: Tally): ModeFigures['tone'] {
  const n = countOf(total, 'scored');
  const mean = n === 0 ? null : countOf(total, 'scoreSum') / n;
  return { mean, n, critical: countOf(total, 'negative') };
}

function brandedFigures(days: StatsDays, mode: AnswerMode) {
  const total = totalOf(days, mode);
  return { n: countOf(total, 'tests'), tone: toneOf(total) };
}

function runsOf(counted: Counted): RunPoint[] {
  const days = new Set(
    ANSWER_MODES.flatMap((mode) => daysOf(counted.days, mode).map(({ day }) => day)),
  );
  return [...days].sort().map((day) => {
    const only = <T>(of: Record<string, T>): Record<string, T> => {
      const found = of[day];
      return found === undefined ? {} : { [day]: found };
    };
    const { campaign, competitors } = counted;
    const run = {
      campaign,
      days: only(counted.days),
      competitors: { ...competitors, days: only(competitors.days) },
    };
    const modes: RunPoint['modes'] = {};
    for (const mode of ANSWER_MODES) {
      const figures = countedNames(run, mode);
      if (figures.n > 0) modes[mode] = figures;
    }
    return { at: day, modes };
  });
}

/** A question with its answers of the period; null without any. */
function questionFigures(
  question: MatrixQuestion,
  months: readonly BrandMonth[],
  campaign: FigureCampaign,
  period: FigurePeriod,
): QuestionFigures | null {
  const answers: MatrixQuestion['answers'] = {};
  const counts: QuestionFigures['counts'] = {};
  for (const mode of ANSWER_MODES) {
    for (const platform of brandPlatformIds) {
      const all = question.answers[mode]?.[platform] ?? [];
      const shown = all.filter(({ at }) => isIn(period, at.slice(0, 10)));
      if (shown.length > 0) (answers[mode] ??= {})[platform] = shown;
    }
    const counted = questionCounts(months, question.hash, mode, campaign.competitor_stats.names);
    if (counted.n === 0) continue;
    const names = namesOf(campaign, counted.named, (key) => counted.rivals.get(key) ?? 0);
    counts[mode] = { n: counted.n, names };
  }
  return Object.keys(answers).length === 0 ? null : { ...question, answers, counts };
}
