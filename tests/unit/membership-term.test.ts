import { describe, expect, test } from 'vitest';
import {
  noticeOffer,
  refundOnImmediateEnd,
  type MembershipPeriod,
} from '#shared/rules/membership-term.ts';

const FIRST_YEAR: MembershipPeriod = {
  startedAt: '2026-01-31T12:00:00.000Z',
  periodStart: '2026-01-31T12:00:00.000Z',
  periodEnd: '2027-01-31T12:00:00.000Z',
  paidCents: 29_000,
};
const WEDNESDAY = { ...FIRST_YEAR, startedAt: '2026-02-04T12:00:00.000Z' };
const SECOND_YEAR: MembershipPeriod = {
  ...FIRST_YEAR,
  periodStart: '2027-01-31T12:00:00.000Z',
  periodEnd: '2028-01-31T12:00:00.000Z',
};

const at = (time: string) => new Date(time);

describe('one month’s notice', () => {
  test('cannot be given in the first year', () => {
    expect(noticeOffer(FIRST_YEAR, at('2026-06-01T00:00:00.000Z'))).toBeNull();
  });

  test('ends a renewed membership a month later and gives the days after that back', () => {
    expect(noticeOffer(SECOND_YEAR, at('2027-06-15T12:00:00.000Z'))).toEqual({
      endsAt: '2027-07-15T12:00:00.000Z',
      // 200 of 365 days.
      refundCents: Math.ceil((29_000 * 200) / 365),
    });
  });

  test('ends on the last day of a shorter month', () => {
    const offer = noticeOffer(SECOND_YEAR, at('2027-08-31T12:00:00.000Z'));
    expect(offer?.endsAt).toBe('2027-09-30T12:00:00.000Z');
  });

  test('counts a begun day and a begun cent for the member', () => {
    const whole = noticeOffer(SECOND_YEAR, at('2027-06-15T12:00:00.000Z'));
    const begun = noticeOffer(SECOND_YEAR, at('2027-06-15T11:59:59.000Z'));
    expect(begun?.refundCents).toBe(Math.ceil((29_000 * 201) / 365));
    expect(whole?.refundCents).toBeLessThan(begun?.refundCents ?? 0);
  });

  test('is not on offer when the period ends sooner', () => {
    expect(noticeOffer(SECOND_YEAR, at('2027-12-31T12:00:00.000Z'))).toBeNull();
    expect(noticeOffer(SECOND_YEAR, at('2027-12-31T11:59:59.999Z'))).not.toBeNull();
  });

  test('gives back no more than what was paid and is left', () => {
    const nothingLeft = { ...SECOND_YEAR, paidCents: 0 };
    expect(noticeOffer(nothingLeft, at('2027-03-01T00:00:00.000Z'))?.refundCents).toBe(0);
    const early = { ...SECOND_YEAR, periodStart: '2027-02-28T12:00:00.000Z' };
    expect(noticeOffer(early, at('2027-01-01T00:00:00.000Z'))?.refundCents).toBe(29_000);
  });
});

describe('an immediate end', () => {
  test.each([
    ['all until the 14th day is over in Berlin', WEDNESDAY, '2026-02-18T22:59:59.999Z', 29_000],
    ['later in the first year nothing', WEDNESDAY, '2026-02-18T23:00:00.000Z', 0],
    [
      'all a day longer when the contract was made after midnight in Berlin',
      { ...FIRST_YEAR, startedAt: '2026-03-23T23:30:00.000Z' },
      '2026-04-07T21:59:59.999Z',
      29_000,
    ],
    [
      'all until Monday when the 14th day is a Saturday',
      FIRST_YEAR,
      '2026-02-16T22:59:59Z',
      29_000,
    ],
    ['nothing on the Tuesday after it', FIRST_YEAR, '2026-02-16T23:00:00Z', 0],
    [
      'in the second year what a month’s notice gives back',
      SECOND_YEAR,
      '2027-06-15T12:00:00.000Z',
      Math.ceil((29_000 * 200) / 365),
    ],
    ['in the last month nothing', SECOND_YEAR, '2028-01-15T12:00:00.000Z', 0],
  ])('gives back %s', (_, period, time, cents) => {
    expect(refundOnImmediateEnd(period, at(time))).toBe(cents);
  });
});
