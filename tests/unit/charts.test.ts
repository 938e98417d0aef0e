import { describe, expect, it } from 'vitest';
import { lineLook, MAX_LINES } from '#src/components/charts/line-looks.ts';
import { labelledPlaces, spreadLabels } from '#src/components/charts/place-labels.ts';
import { sortedUpward, type ShareBar } from '#src/components/charts/share-bars.ts';
import { rangeInWords, rangeText } from '#src/components/charts/share-text.ts';
import { charts as german } from '#src/i18n/de/charts.ts';
import { charts as english } from '#src/i18n/en/charts.ts';
import { walk } from '#src/components/charts/chart-walk.ts';
import { chartPoints, extremesOf } from '#src/components/charts/series.ts';
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

describe('the arrow keys in a chart', () => {
  const lines = [[{ x: 0 }, { x: 0.4 }, { x: 1 }], [{ x: 0.5 }], [{ x: 0 }, { x: 1 }]];
  const path = (keys: string[]) =>
    keys.reduce((at, key) => walk(lines, at, key) ?? at, { line: 0, point: 0 });

  it('lead along a line and stay at its ends', () => {
    expect(path(['ArrowRight'])).toEqual({ line: 0, point: 1 });
    expect(path(['ArrowLeft'])).toEqual({ line: 0, point: 0 });
    expect(path(['End'])).toEqual({ line: 0, point: 2 });
    expect(path(['End', 'ArrowRight'])).toEqual({ line: 0, point: 2 });
    expect(path(['End', 'Home'])).toEqual({ line: 0, point: 0 });
  });

  it('lead to the nearest point of the next line', () => {
    expect(path(['ArrowDown'])).toEqual({ line: 1, point: 0 });
    expect(path(['End', 'ArrowDown', 'ArrowUp'])).toEqual({ line: 0, point: 1 });
    expect(path(['ArrowUp'])).toEqual({ line: 0, point: 0 });
    expect(path(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual({ line: 2, point: 0 });
  });

  it('leave every other key to the page', () => {
    expect(walk(lines, { line: 0, point: 0 }, 'Tab')).toBeNull();
    expect(walk(lines, { line: 0, point: 0 }, 'PageDown')).toBeNull();
  });
});

describe('the extremes of a line', () => {
  const series = (values: number[]) => ({
    name: 'Anlauf',
    days: values.map((value, index) => ({ day: `2026-01-0${index + 1}`, value })),
  });

  it('are the first days with the highest and the lowest value', () => {
    expect(extremesOf(series([0.2, 0.6, 0.1, 0.6, 0.1]))).toEqual({
      high: { day: '2026-01-02', value: 0.6 },
      low: { day: '2026-01-03', value: 0.1 },
    });
  });

  it('are none where nothing changes', () => {
    expect(extremesOf(series([0, 0]))).toBeNull();
    expect(extremesOf(series([]))).toBeNull();
  });
});

describe('the labels at the ends of lines', () => {
  it('stay where their lines end when they have room', () => {
    expect(spreadLabels([80, 20, 50], 8)).toEqual([80, 20, 50]);
  });

  it('keep their order and their distance when they have none', () => {
    expect(spreadLabels([40, 42, 41], 8)).toEqual([40, 56, 48]);
    expect(spreadLabels([100, 100, 99, 100], 8)).toEqual([84, 92, 76, 100]);
    expect(spreadLabels([0, 0], 8)).toEqual([0, 8]);
  });
});

it('days are labelled from the newest one back, as far as there is room', () => {
  expect(labelledPlaces([0, 10, 50, 90, 100], 24)).toEqual([1, 2, 4]);
  expect(labelledPlaces([0, 33, 66, 100], 24)).toEqual([0, 1, 2, 3]);
});

it('the own brand alone has the signal colour, and no two lines of a chart look the same', () => {
  const looks = [
    lineLook('own', 0),
    ...Array.from({ length: MAX_LINES - 1 }, (_, number) => lineLook('rival', number)),
  ];
  expect(looks.map(({ colour }) => colour).lastIndexOf('stroke-signal')).toBe(0);
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(MAX_LINES);
});

it('a run-up rises, and equal bars keep their order', () => {
  const bar = (name: string, value: number): ShareBar => {
    return { name, value, low: 0, high: 1, k: 1, n: 4, own: false };
  };
  const bars = [bar('c', 0.5), bar('a', 0), bar('d', 0.5), bar('b', 0.25)];
  expect(sortedUpward(bars).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('a range has a dash in charts and words in sentences, as its language writes it', () => {
  const range = { low: 0.344, high: 0.508 };
  expect(rangeText(range, 'en')).toBe('34–51%');
  expect(rangeText(range, 'de')).toBe('34–51\u00a0%');
  expect(rangeInWords(range, { strings: english, locale: 'en' })).toBe('34 to 51%');
  expect(rangeInWords(range, { strings: german, locale: 'de' })).toBe('34 bis 51\u00a0%');
});
