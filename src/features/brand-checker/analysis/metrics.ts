import type { TimelinePoint } from '#shared/rules/brand-timeline.ts';

interface MetricShape {
  /** Value at the chart's upper edge. */
  top: number;
  isShare: boolean;
}

/** The metrics of the chart, in the order of its select. */
export const METRICS = {
  mentionRate: { top: 1, isShare: true },
  avgSentiment: { top: 100, isShare: false },
  shareOfVoice: { top: 1, isShare: true },
} as const satisfies Partial<Record<keyof TimelinePoint, MetricShape>>;

export type Metric = keyof typeof METRICS;

export const metricNames = Object.keys(METRICS) as Metric[];

export interface MetricDay {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number;
  /** Number of answers on that day. */
  tests: number;
}

/** The days that have a value: a day without mentions has no sentiment. */
export function metricDays(timeline: readonly TimelinePoint[], metric: Metric): MetricDay[] {
  return timeline.flatMap(({ day, tests, [metric]: value }) =>
    value === null ? [] : [{ day, tests, value }],
  );
}
