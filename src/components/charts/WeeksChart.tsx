import { useState } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { Figures } from './Figures';
import { FiguresTable } from './FiguresTable';
import { lineLook, MAX_LINES } from './line-looks';
import { LinesPlot } from './LinesPlot';
import { DayLabels, EndLabels } from './PlotLabels';
import { chartPoints, daysOf, timed, valueOn, type Series } from './series';
import { lineInWords } from './series-in-words';
import type { ChartTexts } from './texts';

/** The axis has a value at its ends and between them, and a rule between these. */
const AXIS = [1, 0.5, 0] as const;
const RULES = 4;

/** Most days in a printed table, the newest ones. */
const MAX_PRINT_DAYS = 31;

interface WeeksChartProps extends ChartTexts {
  /** What is measured; names the chart and its table. */
  title: string;
  /** The most important one first; the chart has the first MAX_LINES, the table all. */
  series: readonly Series[];
  /** Value at the upper edge; 1 for shares. */
  top: number;
  format: (value: number) => string;
  /** Number of answers on a day. */
  answersOn: (day: string) => number;
  /** For printing: the table is open. */
  isPrint?: boolean;
}

/**
 * Values over runs as lines with their names at their ends (product 21.22), and a table of the same
 * figures; until there are two days, only the table. On another ground than the page's, set `--ground`.
 */
export function WeeksChart(props: WeeksChartProps) {
  const { title, series, top, format, answersOn, isPrint = false, locale, strings } = props;
  const [focusLabel, setFocusLabel] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const formatDay = (day: string) => date.format(new Date(day));
  const listed = daysOf(series)
    .reverse()
    .slice(0, isPrint ? MAX_PRINT_DAYS : undefined);
  const table = {
    caption: title,
    columns: [strings.date, ...series.map(({ name }) => name), strings.answersByDay],
    rows: listed.map((day) => ({
      key: day,
      cells: [
        formatDay(day),
        ...series.map((each) => {
          const value = valueOn(each, day);
          return value === null ? '–' : format(value);
        }),
        String(answersOn(day)),
      ],
    })),
  };

  const drawn = series.slice(0, MAX_LINES).filter((each) => each.days.length > 0);
  const days = daysOf(drawn);
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || first === last) {
    return <FiguresTable {...table} />;
  }
  const points = chartPoints(
    drawn.map((each) => timed(each.days)),
    top,
  );
  const [axis = []] = chartPoints([timed(days.map((day) => ({ day, value: 0 })))], top);
  const own = drawn.find(({ kind }) => kind === 'own');
  const lines = drawn.map((line, index) => ({
    ...line,
    look: lineLook(
      line.kind,
      drawn.slice(0, index).filter(({ kind }) => kind === line.kind).length,
    ),
    points: points[index] ?? [],
  }));
  const inWords = drawn.map((each) => lineInWords(each, { format, formatDay, strings }));
  return (
    <figure className="@container text-[0.8125rem] text-soft tabular-nums">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,min(36%,10rem))] gap-x-3 pt-3">
        <div className="-my-[0.75em] flex flex-col justify-between text-right" aria-hidden="true">
          {AXIS.map((share) => (
            <span key={share}>{format(top * share)}</span>
          ))}
        </div>
        <div className="relative h-55">
          <LinesPlot
            lines={lines.map((line) => ({
              name: line.name,
              look: line.look,
              points: line.points,
              labels: line.days.map(({ day, value }) =>
                fill(strings.point, {
                  name: line.name,
                  day: formatDay(day),
                  value: format(value),
                }),
              ),
              bands: line.days.flatMap(({ range }, index) =>
                range && line.kind === 'own'
                  ? { x: line.points[index]?.x ?? 0, low: range.low / top, high: range.high / top }
                  : [],
              ),
            }))}
            rules={RULES}
            title={title}
            summary={fill(strings.lines, {
              first: formatDay(first),
              last: formatDay(last),
              lines: inWords.join('; '),
            })}
            role={strings.role}
            onFocusLabel={setFocusLabel}
          />
        </div>
        <EndLabels
          strings={strings}
          lines={lines.map(({ name, kind, look, days: values, points: placed }) => ({
            name,
            isOwn: kind === 'own',
            look,
            value: format(values.at(-1)?.value ?? 0),
            y: placed.at(-1)?.y ?? 0,
          }))}
        />
        <div className="relative col-start-2 mt-2 h-10 leading-tight" aria-hidden="true">
          {focusLabel === null ? (
            <DayLabels
              days={days.map((day, index) => ({
                day,
                x: axis[index]?.x ?? 0,
                range: own?.days.find((each) => each.day === day)?.range,
              }))}
              locale={locale}
            />
          ) : (
            <span className="font-medium text-ink">{focusLabel}</span>
          )}
        </div>
      </div>
      {isPrint ? (
        <div className="mt-5">
          <FiguresTable {...table} />
        </div>
      ) : (
        <Figures strings={strings} {...table} />
      )}
    </figure>
  );
}
