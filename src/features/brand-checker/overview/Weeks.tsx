import { percentText } from '@/components/charts/share-text';
import type { Series } from '@/components/charts/series';
import { WeeksChart } from '@/components/charts/WeeksChart';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { RunPoint } from '#shared/api/brand-figures.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { brandTrend } from '#shared/rules/brand-trend.ts';
import { share } from '#shared/rules/shares.ts';
import { FacetLink } from '../drawer/OpenLinks';
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
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
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
      <details className="mt-2 text-base">
        <summary className="cursor-pointer py-1 text-soft">{weeks.read}</summary>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 py-2">
          {counted.toReversed().map(({ day, n }) => (
            <li key={day}>
              <FacetLink
                facet={facet.asked(mode)}
                scope={{ from: day, to: day }}
                className="link inline-block py-0.5"
              >
                {fill(measures.read, { name: date.format(new Date(day)), count: n })}
              </FacetLink>
            </li>
          ))}
        </ul>
      </details>
      {trend && <p className="mt-2 text-base font-medium">{weeks.trend[trend.basis]}</p>}
    </div>
  );
}
