import { expect, test } from 'vitest';
import { noticeCase } from '#shared/rules/notice-case.ts';

const FIRST_YEAR = {
  status: 'active',
  created_at: '2026-03-01T10:00:00.000Z',
  current_period_start: '2026-03-01T10:00:00.000Z',
  current_period_end: '2027-03-01T10:00:00.000Z',
  ends_at: null,
  period_paid_cents: 29_000,
} as const;

const SECOND_YEAR = {
  ...FIRST_YEAR,
  current_period_start: '2027-03-01T10:00:00.000Z',
  current_period_end: '2028-03-01T10:00:00.000Z',
} as const;

const ENDED = { ...FIRST_YEAR, status: 'canceled', ends_at: '2026-03-05T10:00:00.000Z' } as const;

const IN_TIME = '2026-03-16T22:59:59.999Z';
const LATE = '2026-03-16T23:00:00.000Z';
const IN_SECOND_YEAR = '2027-06-01T10:00:00.000Z';

const withdrawal = { kind: 'withdrawal' } as const;
const ordinary = { kind: 'cancellation', cause: 'ordinary' } as const;
const forCause = { kind: 'cancellation', cause: 'for_cause' } as const;
const atPeriodsEnd = { ends_at: SECOND_YEAR.current_period_end };

test.each([
  ['a withdrawal on the last day', withdrawal, IN_TIME, FIRST_YEAR, 'refund', 29_000],
  ['one that ended without its refund', withdrawal, IN_TIME, ENDED, 'refund', 29_000],
  [
    'one that ended and was paid back',
    withdrawal,
    IN_TIME,
    { ...ENDED, period_paid_cents: 0 },
    'ended',
    0,
  ],
  ['a withdrawal a moment later', withdrawal, LATE, FIRST_YEAR, 'late', 0],
  ['a cancellation for cause', forCause, LATE, FIRST_YEAR, 'forCause', null],
  ['a cancellation in the first year', ordinary, LATE, FIRST_YEAR, 'periodEnd', 0],
  ['one of a membership that has ended', ordinary, LATE, ENDED, 'ended', 0],
  ['one in a later year', ordinary, IN_SECOND_YEAR, SECOND_YEAR, 'monthsNotice', 19_334],
  [
    'one after the period’s end was chosen',
    ordinary,
    IN_SECOND_YEAR,
    { ...SECOND_YEAR, ...atPeriodsEnd },
    'monthsNotice',
    19_334,
  ],
  [
    'one of a membership with notice given',
    ordinary,
    IN_SECOND_YEAR,
    { ...SECOND_YEAR, ends_at: '2027-07-01T10:00:00.000Z' },
    'settled',
    0,
  ],
  [
    'one for a later day',
    { ...ordinary, ends_on: '2027-09-01' },
    IN_SECOND_YEAR,
    SECOND_YEAR,
    'wantedDay',
    null,
  ],
  [
    'one for an earlier day than is possible',
    { ...ordinary, ends_on: '2026-04-01' },
    LATE,
    FIRST_YEAR,
    'periodEnd',
    0,
  ],
] as const)('%s', (_, notice, received_at, membership, todo, due_cents) => {
  expect(noticeCase({ ...notice, received_at }, membership)).toMatchObject({ todo, due_cents });
});

test('the contract’s dates are those of its order, in German days', () => {
  expect(noticeCase({ ...withdrawal, received_at: LATE }, FIRST_YEAR)).toMatchObject({
    ordered_at: FIRST_YEAR.created_at,
    withdrawable_until: '2026-03-16',
    is_in_time: false,
  });
});
