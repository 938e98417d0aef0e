import { describe, expect, it } from 'vitest';
import { chartPoints, niceTop } from '#src/features/brand-checker/analysis/series.ts';
import { metricDays } from '#src/features/brand-checker/analysis/metrics.ts';
import type { TimelinePoint } from '#shared/rules/brand-timeline.ts';

describe('the lines of a chart', () => {
  it('have values placed by their time, not by their number', () => {
    const line = [
      { time: 0, value: 0 },
      { time: 25, value: 50 },
      { time: 100, value: 100 },
    ];
    expect(chartPoints([line], 100)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 0.25, y: 0.5 },
        { x: 1, y: 1 },
      ],
    ]);
  });

  it('share their first and their last day', () => {
    const lines = [[{ time: 0, value: 1 }], [{ time: 5, value: 1 }], [{ time: 10, value: 0 }]];
    expect(chartPoints(lines, 1).map(([point]) => point?.x)).toEqual([0, 0.5, 1]);
  });

  it('end at a round number that is not below any value', () => {
    expect([0, 0.4, 1, 1.2, 3, 7, 12, 480].map(niceTop)).toEqual([1, 1, 1, 2, 5, 10, 20, 500]);
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
});
