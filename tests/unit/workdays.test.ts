import { expect, test } from 'vitest';
import { workdayAfter, workdayFrom } from '#shared/rules/workdays.ts';

test.each([
  ['a workday is its own', '2026-11-23', '2026-11-23'],
  ['a Saturday becomes Monday', '2026-11-21', '2026-11-23'],
  ['a Sunday becomes Monday', '2026-11-22', '2026-11-23'],
  ['Good Friday becomes the Tuesday after Easter', '2026-04-03', '2026-04-07'],
  ['Easter is found in the years in which it is earliest and latest', '2008-03-24', '2008-03-25'],
  ['Easter is found in the years in which it is earliest and latest', '2038-04-26', '2038-04-27'],
  ['Ascension Day becomes Friday', '2027-05-06', '2027-05-07'],
  ['Whit Monday becomes Tuesday', '2026-05-25', '2026-05-26'],
  ['Berlin’s holiday in March counts', '2027-03-08', '2027-03-09'],
  ['Christmas before a weekend becomes Monday', '2026-12-25', '2026-12-28'],
  ['New Year’s Day is in the year after', '2027-01-01', '2027-01-04'],
])('%s: %s', (_, day, workday) => {
  expect(workdayFrom(day)).toBe(workday);
});

test.each([
  ['the day itself does not count', '2026-11-23', '2026-11-25'],
  ['a weekend does not count', '2026-11-26', '2026-11-30'],
  ['what comes on a weekend begins with Monday', '2026-11-28', '2026-12-01'],
  ['holidays do not count', '2026-12-24', '2026-12-29'],
])('two working days later, %s: %s', (_, day, later) => {
  expect(workdayAfter(day, 2)).toBe(later);
});
