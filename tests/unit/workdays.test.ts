import { expect, test } from 'vitest';
import { workdayFrom, workdaysAfter } from '#shared/rules/workdays.ts';

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
  ['a weekend does not count', '2026-11-27', '2026-12-01'],
  ['from a Sunday the next two workdays count', '2026-11-22', '2026-11-24'],
  ['holidays do not count', '2026-12-23', '2026-12-28'],
])('within two working days, %s: %s', (_, day, last) => {
  expect(workdaysAfter(day, 2)).toBe(last);
});
