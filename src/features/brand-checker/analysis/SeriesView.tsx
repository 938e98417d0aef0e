import { useState, type ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { VerdictIcon } from '../results/VerdictIcon';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { chartPoints, daysOf, extremesOf, timed, valueOn, type Series } from './series';
import { LINES, TrendChart } from './TrendChart';
import { TrendTable } from './TrendTable';

const VIEWS = ['chart', 'table'] as const;

type View = (typeof VIEWS)[number];

interface ViewSwitchProps {
  view: View;
  strings: CheckerStrings['analysis'];
  onChange: (view: View) => void;
}

/** Chooses between chart and table. */
function ViewSwitch({ view, strings, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={strings.view} className="flex">
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onChange(name)}
          className="-ml-px min-h-11 border border-ink px-4 text-[0.9375rem] font-medium first:rounded-l-sm last:rounded-r-sm hover:bg-wash aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {strings[name]}
        </button>
      ))}
    </div>
  );
}

interface WordsForLine {
  format: (value: number) => string;
  formatDay: (day: string) => string;
  chart: CheckerStrings['insights']['chart'];
}

/** How a line goes, with its extremes: what a look at it says. */
function lineInWords(series: Series, { format, formatDay, chart }: WordsForLine): string {
  const { name, days } = series;
  const extremes = extremesOf(series);
  const line = fill(chart.line, {
    name,
    from: format(days.at(0)?.value ?? 0),
    to: format(days.at(-1)?.value ?? 0),
  });
  if (extremes === null) return line;
  const { high, low } = extremes;
  return `${line}, ${fill(chart.extremes, {
    high: format(high.value),
    highDay: formatDay(high.day),
    low: format(low.value),
    lowDay: formatDay(low.day),
  })}`;
}

/** Most days in a printed table, the newest ones. */
const MAX_PRINT_DAYS = 31;

interface SeriesViewProps extends CheckerTexts {
  title: string;
  /** The measured quantity, where no control shows it. */
  unit?: string | undefined;
  /** The most important one first; the chart has as many as there are LINES, the table has all. */
  series: readonly Series[];
  /** Value at the chart's upper edge. */
  top: number;
  format: (value: number) => string;
  /** Values are scores: zero is the lowest score, not a missing value. */
  isScore?: boolean;
  /** Number of answers on a day. */
  answersOn: (day: string) => number;
  /** Controls beside the view switch. */
  controls?: ReactNode;
  /** For printing: no controls, and the table below the chart. */
  isPrint?: boolean;
}

/** Values over time as a chart, from two dates on, and as a table. */
export function SeriesView(props: SeriesViewProps) {
  const { title, unit, series, top, format, answersOn, controls } = props;
  const { isScore = false, isPrint = false } = props;
  const { locale, strings } = props;
  const { analysis, insights } = strings;
  const [view, setView] = useState<View>('chart');
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const formatDay = (day: string) => date.format(new Date(day));
  const days = daysOf(series);
  const [first, last] = [days.at(0), days.at(-1)];
  const drawn = series.slice(0, LINES.length).filter((each) => each.days.length > 0);
  const points = chartPoints(
    drawn.map((each) => timed(each.days)),
    top,
  );
  const isZero = !isScore && series.every((each) => each.days.every(({ value }) => value === 0));
  const inWords = drawn.map((each) =>
    lineInWords(each, { format, formatDay, chart: insights.chart }),
  );
  const hasChart = days.length > 1;
  const shown = days.toReversed().slice(0, isPrint ? MAX_PRINT_DAYS : undefined);
  const table = (
    <TrendTable
      caption={title}
      columns={[analysis.date, ...series.map(({ name }) => name), analysis.answers]}
      rows={shown.map((day) => ({
        key: day,
        cells: [
          formatDay(day),
          ...series.map((each) => {
            const value = valueOn(each, day);
            return value === null ? '–' : format(value);
          }),
          String(answersOn(day)),
        ],
      }))}
    />
  );

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {controls}
        {hasChart && !isPrint && <ViewSwitch view={view} strings={analysis} onChange={setView} />}
      </div>
      {unit !== undefined && <p className="mb-4 text-[0.9375rem] text-soft">{unit}</p>}
      {!first || !last ? (
        <p className="text-soft">{analysis.empty}</p>
      ) : (
        <>
          {isZero && (
            <p className="text-caution mb-4 flex items-center gap-2 text-base font-medium">
              <VerdictIcon verdict="not_mentioned" />
              {insights.chart.allZero}
            </p>
          )}
          {!hasChart && <p className="mb-4 text-soft">{insights.chart.oneDay}</p>}
          {hasChart && (isPrint || view === 'chart') && (
            <TrendChart
              lines={drawn.map(({ name, days: own }, index) => ({
                name,
                points: points[index] ?? [],
                labels: own.map(({ day, value }) =>
                  fill(insights.chart.point, { name, day: formatDay(day), value: format(value) }),
                ),
              }))}
              top={top}
              format={format}
              from={formatDay(first)}
              to={formatDay(last)}
              title={title}
              role={insights.chart.role}
              summary={fill(insights.chart.summary, {
                first: formatDay(first),
                last: formatDay(last),
                lines: inWords.join('; '),
              })}
            />
          )}
          {(isPrint || !hasChart || view === 'table') && (
            <div className={isPrint && hasChart ? 'mt-5' : ''}>{table}</div>
          )}
        </>
      )}
    </>
  );
}
