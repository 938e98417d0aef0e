export interface TimedValue {
  /** Milliseconds since the epoch. */
  time: number;
  value: number;
}

export interface ChartLine {
  /** In a square of 1 by 1, 0/0 at the bottom left. */
  points: { x: number; y: number }[];
  /** Values at the top, in the middle and at the bottom. */
  ticks: [number, number, number];
}

/**
 * Places values in a square, proportional to their time; a single one stands in the middle.
 *
 * @param series oldest first
 * @param top value at the upper edge
 */
export function chartLine(series: readonly TimedValue[], top: number): ChartLine {
  const first = series.at(0)?.time ?? 0;
  const span = (series.at(-1)?.time ?? 0) - first;
  return {
    points: series.map(({ time, value }) => ({
      x: span === 0 ? 0.5 : (time - first) / span,
      y: value / top,
    })),
    ticks: [top, top / 2, 0],
  };
}
