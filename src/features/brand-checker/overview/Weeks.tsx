import { percentText } from '@/components/charts/share-text';
import type { Series } from '@/components/charts/series';
import { WeeksChart } from '@/components/charts/WeeksChart';
import type { RunPoint } from '#shared/api/brand-figures.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { brandTrend } from '#shared/rules/brand-trend.ts';
import { share } from '#shared/rules/shares.ts';
import type { CheckerTexts } from '../strings';

interface WeeksProps extends CheckerTexts {
  mode: AnswerMode;
  /** Oldest first, at least two with answers of the measure. */
  runs: readonly RunPoint[];
  stats: CampaignStats;
}

/** The share of answers that name each company, run by run, for one measure. */
export function Weeks({ mode, runs, stats, locale, strings }: WeeksProps) {
  const { measures, weeks } = strings.figures;
  const counted = runs.flatMap(({ at, modes }) => {
    const of = modes[mode];
    return of && of.n > 0 ? [{ day: at, ...of }] : [];
  });
  const series = (counted.at(-1)?.names ?? []).map(({ name, own }): Series => ({
    name,
    kind: own ? 'own' : 'rival',
    days: counted.flatMap(({ day, n, names }) => {
      const at = share(names.find((each) => each.name === name)?.k ?? 0, n);
      return at ? [{ day, value: at.value, range: { low: at.low, high: at.high } }] : [];
    }),
  }));
  const trend = brandTrend(stats, mode);
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{measures[mode].heading}</h3>
      <WeeksChart
        locale={locale}
        strings={strings.charts}
        title={measures[mode].heading}
        series={series}
        top={1}
        format={(value) => percentText(value, locale)}
        answersOn={(day) => counted.find((each) => each.day === day)?.n ?? 0}
      />
      {trend && <p className="mt-2 text-base font-medium">{weeks.trend[trend.basis]}</p>}
    </div>
  );
}
