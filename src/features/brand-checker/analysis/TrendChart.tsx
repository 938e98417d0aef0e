import { useId } from 'react';
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
  const { colour, dash, width } = LINES[index % LINES.length] ?? LINES[0];
  return (
    <svg viewBox="0 0 28 8" className="h-2 w-7 shrink-0" aria-hidden="true">
      <path d="M0 4h28" strokeWidth={width} strokeDasharray={dash} className={colour} />
    </svg>
  );
}

interface TrendChartProps {
  /** At most as many as there are LINES; the first is the most important one. */
  lines: { name: string; points: ChartPoint[] }[];
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
}

/** The chart's inside is 100 by 100 and stretched; strokes and labels keep their size. */
const SIZE = 100;

/**
 * Values over time as lines, which need two days. Its labels are beside the picture, so that they
 * stay legible on a phone; the table view has all values.
 */
export function TrendChart({ lines, top, format, from, to, title, summary }: TrendChartProps) {
  const id = useId();
  const place = ({ x, y }: ChartPoint) => `${x * SIZE} ${(1 - y) * SIZE}`;
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
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          className="h-52 w-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
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
          {lines.map(({ name, points }, index) => {
            const { colour, dash, width } = LINES[index % LINES.length] ?? LINES[0];
            return [
              <path
                key={name}
                d={`M${points.map(place).join('L')}`}
                strokeWidth={width}
                strokeDasharray={dash}
                className={colour}
              />,
              ...points.map((point, number) => (
                // A line without length and with round ends is a dot that does not stretch.
                <path
                  key={`${name} ${number}`}
                  d={`M${place(point)}h0`}
                  strokeWidth={width * 3.5}
                  strokeLinecap="round"
                  className={colour}
                />
              )),
            ];
          })}
        </svg>
        <div className="col-start-2 flex justify-between gap-4" aria-hidden="true">
          <span>{from}</span>
          <span>{to}</span>
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
