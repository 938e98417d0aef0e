import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { walk, type Place } from './chart-walk';
import type { ChartPoint } from './series';

/** The styles of a chart's lines. They differ in their dashes too, for those who do not see the colours. */
export const LINES = [
  { colour: 'stroke-signal', dash: undefined, width: 2.5 },
  { colour: 'stroke-ink', dash: undefined, width: 1.75 },
  { colour: 'stroke-good', dash: '7 4', width: 2 },
  { colour: 'stroke-focus', dash: '2 4', width: 2.5 },
  { colour: 'stroke-caution', dash: '12 3 2 3', width: 2 },
  { colour: 'stroke-soft', dash: '4 2', width: 1.5 },
] as const;

/** A sample of a line for the legend. */
function LineKey({ index }: { index: number }) {
  const { colour, dash, width } = lineStyle(index);
  return (
    <svg viewBox="0 0 28 8" className="h-2 w-7 shrink-0" aria-hidden="true">
      <path d="M0 4h28" strokeWidth={width} strokeDasharray={dash} className={colour} />
    </svg>
  );
}

/** What is drawn around the point that has the focus, below its own dot. */
const RING = [
  { colour: 'stroke-focus', extra: 9 },
  { colour: 'stroke-paper', extra: 4 },
] as const;

interface ChartLine {
  name: string;
  /** Oldest first, at least one. */
  points: readonly ChartPoint[];
  /** Of each point its line, day and value, in words. */
  labels: readonly string[];
}

interface TrendChartProps {
  /** At most as many as there are LINES; the first is the most important one. */
  lines: readonly ChartLine[];
  /** Value at the upper edge. */
  top: number;
  /** Formats a value of the axis. */
  format: (value: number) => string;
  /** The first and the last day. */
  from: string;
  to: string;
  title: string;
  /** Description of the lines, for screen readers. */
  summary: string;
  /** What a screen reader calls it. */
  role: string;
}

/** The chart's inside is 100 by 100 and stretched; strokes and labels keep their size. */
const SIZE = 100;

/** A line without length and with round ends is a dot that does not stretch. */
const dotAt = (point: ChartPoint) => `M${placeOf(point)}h0`;
const placeOf = ({ x, y }: ChartPoint) => `${x * SIZE} ${(1 - y) * SIZE}`;
const lineStyle = (index: number) => LINES[index % LINES.length] ?? LINES[0];
const dotWidth = (index: number) => lineStyle(index).width * 3.5;

/**
 * Values over time as lines, which need two days. Its labels are beside the picture, so that they
 * stay legible on a phone; the table view has all values. It is one tab stop, the newest point at
 * first; arrow keys go from point to point (product 21.22), and the value shows below. As an
 * application it gets the keys from screen readers, which know no role for this.
 */
export function TrendChart(props: TrendChartProps) {
  const { lines, top, format, from, to, title, summary, role } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Place | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const newest: Place = { line: 0, point: (lines[0]?.points.length ?? 1) - 1 };
  const pointAt = (place: Place) => lines[place.line]?.points[place.point];
  // Another metric may have fewer points.
  const at = chosen && pointAt(chosen) ? chosen : newest;
  const focused = hasFocus ? pointAt(at) : undefined;
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = walk(
      lines.map(({ points }) => points),
      at,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setChosen(next));
    event.currentTarget.querySelector<SVGElement>('[tabindex]')?.focus();
  };
  const ticks = [top, top / 2, 0];
  return (
    <figure className="text-[0.9375rem] text-soft tabular-nums">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 pr-1.5">
        <div
          className="-my-[0.75em] flex h-[calc(13rem+1.5em)] flex-col justify-between text-right"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <svg
          role="application"
          aria-roledescription={role}
          aria-labelledby={`${id}-title ${id}-desc`}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          className="h-52 w-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
          onKeyDown={onKeyDown}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{summary}</desc>
          {ticks.map((tick, index) => (
            <path
              key={tick}
              d={`M0 ${(index / (ticks.length - 1)) * SIZE}H${SIZE}`}
              className="stroke-line"
            />
          ))}
          {lines.map(({ name, points, labels }, index) => {
            const { colour, dash, width } = lineStyle(index);
            return [
              <path
                key={name}
                d={`M${points.map(placeOf).join('L')}`}
                strokeWidth={width}
                strokeDasharray={dash}
                className={colour}
              />,
              ...points.map((point, number) => (
                <path
                  key={`${name} ${number}`}
                  {...(index === at.line && number === at.point
                    ? { role: 'img', tabIndex: 0, 'aria-label': labels[number] }
                    : {})}
                  d={dotAt(point)}
                  strokeWidth={dotWidth(index)}
                  strokeLinecap="round"
                  className={`outline-none ${colour}`}
                />
              )),
            ];
          })}
          {focused &&
            [...RING, { colour: lineStyle(at.line).colour, extra: 0 }].map(({ colour, extra }) => (
              <path
                key={extra}
                d={dotAt(focused)}
                strokeWidth={dotWidth(at.line) + extra}
                strokeLinecap="round"
                className={colour}
              />
            ))}
        </svg>
        <div className="col-start-2 flex justify-between gap-4" aria-hidden="true">
          {focused ? (
            <span className="font-medium text-ink">{lines[at.line]?.labels[at.point]}</span>
          ) : (
            <>
              <span>{from}</span>
              <span>{to}</span>
            </>
          )}
        </div>
      </div>
      {lines.length > 1 && (
        <figcaption>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {lines.map(({ name }, index) => (
              <li key={name} className="flex min-w-0 items-center gap-2 wrap-anywhere">
                <LineKey index={index} />
                {name}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}
