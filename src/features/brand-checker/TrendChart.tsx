import type { ChartLine } from './chart-line';

interface TrendChartProps {
  line: ChartLine;
  /** How a value of the axis is written. */
  format: (value: number) => string;
  /** The first and the last day. */
  from: string;
  to: string;
  /** Says in words what the line shows. */
  summary: string;
}

/** The chart's inside is 100 by 100 and stretched; strokes and labels keep their size. */
const SIZE = 100;

/**
 * Values over time as a line. Its labels stand beside the picture, so that they stay legible on a
 * phone; the table view has what the picture cannot say.
 */
export function TrendChart({ line, format, from, to, summary }: TrendChartProps) {
  const { points, ticks } = line;
  const place = ({ x, y }: { x: number; y: number }) => `${x * SIZE} ${(1 - y) * SIZE}`;
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-[0.9375rem] text-soft tabular-nums">
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
        aria-label={summary}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        className="h-52 w-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        {ticks.map((tick, index) => {
          const y = (index / (ticks.length - 1)) * SIZE;
          return <path key={tick} d={`M0 ${y}H${SIZE}`} className="stroke-line" />;
        })}
        <path d={`M${points.map(place).join('L')}`} strokeWidth="2" className="stroke-signal" />
        {points.map((point, index) => (
          // A line without length and with round ends is a dot that does not stretch.
          <path
            key={index}
            d={`M${place(point)}h0`}
            strokeWidth="9"
            strokeLinecap="round"
            className="stroke-signal"
          />
        ))}
      </svg>
      <div className="col-start-2 flex justify-between gap-4" aria-hidden="true">
        <span>{from}</span>
        {points.length > 1 && <span>{to}</span>}
      </div>
    </figure>
  );
}
