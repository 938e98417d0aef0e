import type { ReactNode } from 'react';
import { daysOf, type Series } from '@/components/charts/series';
import { WeeksChart } from '@/components/charts/WeeksChart';
import { VerdictIcon } from '../results/VerdictIcon';
import type { CheckerTexts } from '../strings';

interface SeriesViewProps extends CheckerTexts {
  title: string;
  /** The measured quantity, where no control shows it. */
  unit?: string | undefined;
  /** The most important one first. */
  series: readonly Series[];
  /** Value at the chart's upper edge. */
  top: number;
  format: (value: number) => string;
  /** Values are scores: zero is the lowest score, not a missing value. */
  isScore?: boolean;
  /** Number of answers on a day. */
  answersOn: (day: string) => number;
  /** Controls above the chart. */
  controls?: ReactNode;
  /** For printing: no controls, and an open table. */
  isPrint?: boolean;
}

/** Values over time with their controls, and what there is to say before a chart can begin. */
export function SeriesView(props: SeriesViewProps) {
  const { title, unit, series, top, format, answersOn, controls } = props;
  const { isScore = false, isPrint = false, locale, strings } = props;
  const { analysis, charts, insights } = strings;
  const days = daysOf(series);
  const isZero = !isScore && series.every((each) => each.days.every(({ value }) => value === 0));
  return (
    <>
      {controls && <div className="mb-5 flex flex-wrap items-end gap-4">{controls}</div>}
      {unit !== undefined && <p className="mb-4 text-[0.9375rem] text-soft">{unit}</p>}
      {days.length === 0 ? (
        <p className="text-soft">{analysis.empty}</p>
      ) : (
        <>
          {isZero && (
            <p className="text-caution mb-4 flex items-center gap-2 text-base font-medium">
              <VerdictIcon verdict="not_mentioned" />
              {insights.chart.allZero}
            </p>
          )}
          {days.length === 1 && <p className="mb-4 text-soft">{insights.chart.oneDay}</p>}
          <WeeksChart
            locale={locale}
            strings={charts}
            title={title}
            series={series}
            top={top}
            format={format}
            answersOn={answersOn}
            isPrint={isPrint}
          />
        </>
      )}
    </>
  );
}
