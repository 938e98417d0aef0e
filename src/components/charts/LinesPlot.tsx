import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { walk, type Place } from './chart-walk';
import type { LineLook } from './line-looks';
import type { ChartPoint } from './series';

export interface PlotLine {
  name: string;
  look: LineLook;
  /** Oldest first, at least one. */
  points: readonly ChartPoint[];
  /** Of each point its line, day and value, in words. */
  labels: readonly string[];
  /** The ranges to draw behind the line, with the place of their point. */
  bands: readonly { x: number; low: number; high: number }[];
}

interface LinesPlotProps {
  lines: readonly PlotLine[];
  /** How many rules there are above the ground, at equal distances. */
  rules: number;
  title: string;
  /** Description of the lines, for screen readers. */
  summary: string;
  /** What a screen reader calls it. */
  role: string;
  /** Called with the focused point's label, or null. */
  onFocusLabel: (label: string | null) => void;
}

/** What is drawn around the point that has the focus, below its own dot. */
const RING = [
  { colour: 'stroke-focus', extra: 9 },
  { colour: 'stroke-[var(--ground,var(--color-paper))]', extra: 4 },
] as const;

/** The chart's inside is 100 by 100 and stretched; strokes keep their size. */
const SIZE = 100;

const fromTop = (y: number) => (1 - y) * SIZE;
const placeOf = ({ x, y }: ChartPoint) => `${x * SIZE} ${fromTop(y)}`;
/** A line without length and with round ends is a dot that does not stretch. */
const dotAt = (point: ChartPoint) => `M${placeOf(point)}h0`;
const dotWidth = ({ width }: LineLook) => width * 3;

/**
 * Lines over time. One tab stop, the newest point of the first line at first; arrow keys go from point
 * to point (product 21.22). As an application it gets the keys from screen readers, which know no role
 * for this.
 */
export function LinesPlot(props: LinesPlotProps) {
  const { lines, rules, title, summary, role, onFocusLabel } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Place | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const newest: Place = { line: 0, point: (lines[0]?.points.length ?? 1) - 1 };
  const pointAt = (place: Place) => lines[place.line]?.points[place.point];
  const labelAt = (place: Place) => lines[place.line]?.labels[place.point] ?? null;
  // Another metric may have fewer points.
  const at = chosen && pointAt(chosen) ? chosen : newest;
  const focusedLine = hasFocus ? lines[at.line] : undefined;
  const focused = focusedLine?.points[at.point];
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
    onFocusLabel(labelAt(next));
  };
  return (
    <svg
      role="application"
      aria-roledescription={role}
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none **:[vector-effect:non-scaling-stroke]"
      onKeyDown={onKeyDown}
      onFocus={() => {
        setHasFocus(true);
        onFocusLabel(labelAt(at));
      }}
      onBlur={() => {
        setHasFocus(false);
        onFocusLabel(null);
      }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{summary}</desc>
      {Array.from({ length: rules }, (_, rule) => (
        <path key={rule} d={`M0 ${(rule / rules) * SIZE}H${SIZE}`} className="stroke-line" />
      ))}
      <path d={`M0 ${SIZE}H${SIZE}`} strokeWidth={1.5} className="stroke-ink" />
      {/* The most important line is the first, and drawn last. */}
      {lines
        .map(({ name, look, points, labels, bands }, line) => (
          <g key={name} className={look.colour}>
            {bands.map(({ x, low, high }) => (
              <path
                key={x}
                d={`M${x * SIZE} ${fromTop(low)}V${fromTop(high)}`}
                strokeWidth={10}
                strokeOpacity={0.22}
              />
            ))}
            <path
              d={`M${points.map(placeOf).join('L')}`}
              strokeWidth={look.width}
              strokeDasharray={look.dash}
            />
            {points.map((point, number) => (
              <path
                key={number}
                {...(line === at.line && number === at.point
                  ? { role: 'img', tabIndex: 0, 'aria-label': labels[number] }
                  : {})}
                d={dotAt(point)}
                strokeWidth={dotWidth(look)}
                strokeLinecap="round"
                className="outline-none"
              />
            ))}
          </g>
        ))
        .reverse()}
      {focused &&
        focusedLine &&
        [...RING, { colour: focusedLine.look.colour, extra: 0 }].map(({ colour, extra }) => (
          <path
            key={extra}
            d={dotAt(focused)}
            strokeWidth={dotWidth(focusedLine.look) + extra}
            strokeLinecap="round"
            className={colour}
          />
        ))}
    </svg>
  );
}
