import { describe, expect, test } from 'vitest';
import { addInterval, periodEndAfter } from '../clock.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const every = (interval: 'month' | 'year') => ({
  interval,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

describe('billing periods', () => {
  test('a year after a leap day is the last day of February', () => {
    expect(addInterval(at('2028-02-29T10:00:00Z'), every('year'))).toBe(at('2029-02-28T10:00:00Z'));
  });

  test('a month after 31 January ends in February and comes back to the 31st', () => {
    const anchor = at('2027-01-31T10:00:00Z');
    const february = periodEndAfter(anchor, anchor, every('month'));
    expect(february).toBe(at('2027-02-28T10:00:00Z'));
    expect(periodEndAfter(february, anchor, every('month'))).toBe(at('2027-03-31T10:00:00Z'));
  });
});
