import { describe, expect, it } from 'vitest';
import { chartLine } from '@/features/brand-checker/chart-line';

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

  it('ends above the highest value at an even number, so that the middle is whole', () => {
    const topOf = (value: number) => chartLine([{ time: 0, value }]).ticks;
    expect(topOf(0)).toEqual([2, 1, 0]);
    expect(topOf(2.4)).toEqual([4, 2, 0]);
    expect(topOf(6)).toEqual([6, 3, 0]);
  });
});
