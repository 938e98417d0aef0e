import { useId, useState } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { brandTimeline } from '#shared/rules/brand-timeline.ts';
import { metricDays, metricLine, metricNames, METRICS, type Metric } from './metrics';
import type { CheckerTexts } from './strings';
import { TrendChart } from './TrendChart';
import { TrendTable } from './TrendTable';
import { ViewSwitch, type View } from './ViewSwitch';

/** One metric day by day, as a chart or as a table. */
export function OverTime({ stats, locale, strings }: CheckerTexts & { stats: CampaignStats }) {
  const [metric, setMetric] = useState<Metric>('mentionRate');
  const [view, setView] = useState<View>('chart');
  const id = useId();
  const { analysis } = strings;
  const tag = LOCALE_TAGS[locale];
  const days = metricDays(brandTimeline(stats), metric);
  const [first, last] = [days.at(0), days.at(-1)];
  const number = new Intl.NumberFormat(tag, METRICS[metric].isShare ? { style: 'percent' } : {});
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const format = (value: number) => number.format(value);
  const formatDay = (day: string) => date.format(new Date(day));
  const name = analysis.metrics[metric];

  return (
    <div className="mt-6">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <label htmlFor={id} className="mb-1 block text-[0.9375rem] font-medium">
            {analysis.metric}
          </label>
          <select
            id={id}
            className="field min-h-11 py-1.5"
            value={metric}
            onChange={({ target }) =>
              setMetric(metricNames.find((known) => known === target.value) ?? metric)
            }
          >
            {metricNames.map((known) => (
              <option key={known} value={known}>
                {analysis.metrics[known]}
              </option>
            ))}
          </select>
        </div>
        <ViewSwitch view={view} strings={analysis} onChange={setView} />
      </div>
      {!first || !last ? (
        <p className="text-soft">{analysis.empty}</p>
      ) : view === 'chart' ? (
        <TrendChart
          line={metricLine(days, metric)}
          format={format}
          from={formatDay(first.day)}
          to={formatDay(last.day)}
          summary={fill(analysis.summary, {
            metric: name,
            first: formatDay(first.day),
            last: formatDay(last.day),
            from: format(first.value),
            to: format(last.value),
          })}
        />
      ) : (
        <TrendTable
          caption={name}
          columns={[analysis.date, name, analysis.answers]}
          rows={days.toReversed().map(({ day, value, tests: count }) => ({
            key: day,
            cells: [formatDay(day), format(value), String(count)],
          }))}
        />
      )}
    </div>
  );
}
