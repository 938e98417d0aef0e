import { describe, expect, it } from 'vitest';
import { chartLine } from '#src/features/brand-checker/chart-line.ts';
import { metricDays, metricLine } from '#src/features/brand-checker/metrics.ts';
import type { TimelinePoint } from '#shared/rules/brand-timeline.ts';

describe('the line of a chart', () => {
  it('places values by their time, not by their number', () => {
    const { points } = chartLine(
      [
        { time: 0, value: 0 },
        { time: 25, value: 50 },
        { time: 100, value: 100 },
      ],
      100,
    );
    expect(points).toEqual([
      { x: 0, y: 0 },
      { x: 0.25, y: 0.5 },
      { x: 1, y: 1 },
    ]);
  });

  it('puts a single value into the middle', () => {
    expect(chartLine([{ time: 5, value: 1 }], 1).points).toEqual([{ x: 0.5, y: 1 }]);
  });

  it('marks the upper edge, the middle and the lower edge', () => {
    expect(chartLine([{ time: 0, value: 30 }], 100).ticks).toEqual([100, 50, 0]);
  });
});

describe('a metric over time', () => {
  const day = (name: string, avgSentiment: number | null): TimelinePoint => ({
    day: name,
    tests: 2,
    mentioned: 1,
    mentions: 0,
    mentionRate: 0.5,
    avgSentiment,
    shareOfVoice: null,
  });
  const timeline = [day('2026-01-01', 80), day('2026-01-02', null), day('2026-01-05', 40)];

  it('leaves out the days that have no value instead of drawing a zero', () => {
    expect(metricDays(timeline, 'avgSentiment').map(({ day: name }) => name)).toEqual([
      '2026-01-01',
      '2026-01-05',
    ]);
    expect(metricDays(timeline, 'shareOfVoice')).toEqual([]);
    expect(metricDays(timeline, 'mentionRate')).toHaveLength(3);
  });

  it('is drawn on its own scale', () => {
    const line = metricLine(metricDays(timeline, 'avgSentiment'), 'avgSentiment');
    expect(line.points).toEqual([
      { x: 0, y: 0.8 },
      { x: 1, y: 0.4 },
    ]);
    expect(metricLine(metricDays(timeline, 'mentionRate'), 'mentionRate').ticks).toEqual([
      1, 0.5, 0,
    ]);
  });
});
