import { expect, it } from 'vitest';
import { faultsOf } from '#local/load/checks.ts';
import type { Fact } from '#local/load/facts.ts';
import type { StoredMember, StoredState, StripeMember } from '#local/load/state.ts';

const SUBSCRIPTION = {
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: true,
  current_period_end: '2027-11-22T00:00:00.000Z',
};
const PAYMENT = { id: 'in_1', status: 'succeeded', amount_cents: 29_000 };

const MEMBER: StoredMember = {
  hasAccount: true,
  hasProfile: true,
  favourites: ['a'],
  values: { 'a.en': { city: 'Berlin' } },
  lessons: ['first'],
  activities: { counted: 2, stored: 2 },
  communications: true,
  answers: 3,
  subscriptions: [SUBSCRIPTION],
  payments: [PAYMENT],
  isPremium: true,
  isGiven: false,
};
const AT_STRIPE: StripeMember = {
  subscriptions: [SUBSCRIPTION],
  payments: [PAYMENT],
  keptCharges: 1,
};
const STORED: StoredState = {
  contacts: new Set(['Load 1']),
  notices: new Set(['ABC']),
  campaigns: new Map([['c', { uid: 'mia', counted: 2 }]]),
  tests: new Map([
    ['t1', 'c'],
    ['t2', 'c'],
  ]),
  answersOfAll: 3,
  members: new Map([['mia', MEMBER]]),
};
const FACTS: readonly Fact[] = [
  { kind: 'contact', subject: 'Load 1' },
  { kind: 'notice', reference: 'ABC' },
  { kind: 'campaign', uid: 'mia', id: 'c' },
  // Two answers came, and one that nobody got was billed.
  { kind: 'answers', uid: 'mia', campaign: 'c', ids: ['t1', 't2'], billed: 3 },
  { kind: 'favourite', uid: 'mia', key: 'a' },
  { kind: 'value', uid: 'mia', prompt: 'a.en', name: 'city', value: 'Berlin' },
  { kind: 'lesson', uid: 'mia', key: 'first' },
  { kind: 'activity', uid: 'mia' },
  { kind: 'switch', uid: 'mia', what: 'communications', on: true, from: 1, to: 2 },
  { kind: 'switch', uid: 'mia', what: 'ends', on: true, from: 1, to: 2 },
  { kind: 'paid', uid: 'mia' },
  { kind: 'deleted', uid: 'leo' },
];

interface Planted {
  stored?: Partial<StoredState>;
  member?: Partial<StoredMember>;
  stripe?: Partial<StripeMember>;
  facts?: readonly Fact[];
}

function faults({ stored, member, stripe, facts = [] }: Planted): string[] {
  return faultsOf({
    facts: [...FACTS, ...facts],
    stored: { ...STORED, members: new Map([['mia', { ...MEMBER, ...member }]]), ...stored },
    stripe: new Map([['mia', { ...AT_STRIPE, ...stripe }]]),
  });
}

it('finds nothing when everything is there', () => {
  expect(faults({})).toEqual([]);
});

const CANCELED = { ...SUBSCRIPTION, status: 'canceled' };

it.for<[string, Planted, RegExp]>([
  ['a contact request', { stored: { contacts: new Set() } }, /"Load 1" is lost/],
  ['a contract notice', { stored: { notices: new Set() } }, /ABC is lost/],
  ['a campaign', { stored: { campaigns: new Map() } }, /mia: campaign c is lost/],
  ['an answer', { stored: { tests: new Map([['t1', 'c']]) } }, /mia: answer t2 is lost/],
  [
    'a number of a campaign',
    { stored: { campaigns: new Map([['c', { uid: 'mia', counted: 1 }]]) } },
    /mia: campaign c counts 1 answers and has 2/,
  ],
  ["a day's answer", { member: { answers: 2 } }, /mia: 2 answers are counted today, 3 were billed/],
  ['a shared answer', { stored: { answersOfAll: 4 } }, /counts 4 answers, the members 3/],
  ['a favourite', { member: { favourites: [] } }, /mia: favourite a is lost/],
  ['a filled value', { member: { values: { 'a.en': {} } } }, /mia: value city of a.en is lost/],
  ['a mark', { member: { lessons: [] } }, /mia: mark of lesson first is lost/],
  [
    'an activity',
    { member: { activities: { counted: 0, stored: 0 } } },
    /mia: 0 activities are counted, 1 were acknowledged/,
  ],
  [
    'an entry of an activity',
    { member: { activities: { counted: 2, stored: 1 } } },
    /mia: 2 activities are counted, 1 stored/,
  ],
  ['a member', { stored: { members: new Map() } }, /mia: everything is lost/],
  ['a consent', { member: { communications: false } }, /mia: communications is false/],
  [
    'a cancellation',
    {
      member: { subscriptions: [{ ...SUBSCRIPTION, cancel_at_period_end: false }] },
      stripe: { subscriptions: [{ ...SUBSCRIPTION, cancel_at_period_end: false }] },
    },
    /mia: ends is false/,
  ],
  ["a webhook's change", { stripe: { subscriptions: [CANCELED] } }, /mia: stored .*, Stripe says/],
  ['a payment', { member: { payments: [] } }, /mia: stored \[\], Stripe was paid/],
  ['premium', { member: { isPremium: false } }, /mia: premium is false with 1/],
  ['a second charge', { stripe: { keptCharges: 2 } }, /mia: paid 2 times/],
  [
    'a membership that was paid',
    {
      member: { subscriptions: [CANCELED], isPremium: false },
      stripe: { subscriptions: [CANCELED] },
    },
    /mia: has paid and has no membership/,
  ],
  [
    'a deletion',
    { facts: [{ kind: 'deleted', uid: 'mia' }] },
    /mia: is deleted, and something is left/,
  ],
  [
    'a deletion at Stripe',
    { facts: [{ kind: 'deleted', uid: 'mia' }] },
    /mia: is deleted, and Stripe still has/,
  ],
])('finds %s that is missing or wrong', ([, planted, line]) => {
  expect(faults(planted).join('\n')).toMatch(line);
});

it('takes what a broken call may have done, and no more', () => {
  const facts = [{ kind: 'unclear', uid: 'mia', action: 'question' }] as const;
  expect(faults({ facts, member: { answers: 6 }, stored: { answersOfAll: 6 } })).not.toContain(
    expect.stringContaining('answers are counted today'),
  );
  expect(faults({ facts, member: { answers: 7 } }).join('\n')).toMatch(/7 answers are counted/);
});

it('knows that either of two changes at once may be the last', () => {
  const off = { kind: 'switch', uid: 'mia', what: 'communications', on: false } as const;
  expect(
    faults({ facts: [{ ...off, from: 1.5, to: 3 }], member: { communications: false } }),
  ).toEqual([]);
  expect(faults({ facts: [{ ...off, from: 1.5, to: 3 }] })).toEqual([]);
  expect(faults({ facts: [{ ...off, from: 3, to: 4 }] }).join('\n')).toMatch(
    /communications is true/,
  );
});
