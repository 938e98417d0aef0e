import { describe, expect, test } from 'vitest';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { withdrawnMembership } from '#shared/rules/withdrawn-membership.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');

type Row = Pick<UserSubscription, 'id' | 'status' | 'created_at'>;

const running: Row = { id: 'sub_new', status: 'active', created_at: '2026-11-20T12:00:00.000Z' };
const ended: Row = { id: 'sub_ended', status: 'canceled', created_at: '2026-11-15T12:00:00.000Z' };
const late: Row = { id: 'sub_late', status: 'active', created_at: '2026-10-01T12:00:00.000Z' };
const unpaid: Row = { ...running, id: 'sub_unpaid', status: 'incomplete' };

const meant = (contract: string, ...rows: Row[]) =>
  withdrawnMembership(contract, rows as UserSubscription[], NOW)?.id ?? null;

describe('a member who withdraws means', () => {
  test('the membership whose number they name, one that has ended too', () => {
    expect(meant('Community Access, sub_new', running, ended)).toBe('sub_new');
    expect(meant('sub_ended', running, ended)).toBe('sub_ended');
  });

  test.each(['Community Access', 'my membership', 'Meine Mitgliedschaft', 'das Abo', 'PREMIUM'])(
    'their only running one by “%s”',
    (contract) => {
      expect(meant(contract, running, ended)).toBe('sub_new');
      expect(meant(contract, running, late)).toBe('sub_new');
    },
  );

  test('the newest that has ended when none is running, as a repeat does', () => {
    expect(meant('Community Access', ended, { ...ended, id: 'sub_older' })).toBe('sub_ended');
  });
});

describe('a person has to read', () => {
  test.each(['Startup Takeover', 'Workshop on 3 May', 'About', 'Vertrag'])(
    '“%s”, which can be another contract',
    (contract) => {
      expect(meant(contract, running)).toBeNull();
    },
  );

  test('a number that is not the member’s, in whatever words', () => {
    expect(meant('Community Access, sub_foreign', running)).toBeNull();
  });

  test('words that two running memberships can be meant by', () => {
    expect(meant('Community Access', running, { ...running, id: 'sub_second' })).toBeNull();
  });

  test('a withdrawal after its time, before the order, or from what was never paid', () => {
    expect(meant('Community Access, sub_late', late)).toBeNull();
    const tomorrow = { ...running, created_at: '2026-11-25T12:00:00.000Z' };
    expect(meant('Community Access', tomorrow)).toBeNull();
    expect(meant('Community Access', unpaid)).toBeNull();
  });
});
