import { ADMIN_STATUS } from '#shared/entities/profile.ts';

/** Somebody who sends requests from a browser, and whose documents the requests are about. */
export interface Actor {
  uid: string | null;
  claims: { email_verified: boolean; premium: boolean };
  /** Owner of the documents that the actor asks for. */
  owner: string;
  /** `subscription_status` of the actor's profile: it must not matter to rules. */
  profileStatus: string | null;
}

const CONFIRMED = { email_verified: true, premium: false };
const PREMIUM = { email_verified: true, premium: true };

export const ACTORS = {
  'an anonymous visitor': { uid: null, claims: CONFIRMED, owner: 'free', profileStatus: null },
  'an unconfirmed member': {
    uid: 'unconfirmed',
    // Even with a claim that the server gave for an address that was confirmed before.
    claims: { email_verified: false, premium: true },
    owner: 'unconfirmed',
    profileStatus: null,
  },
  'a free member': { uid: 'free', claims: CONFIRMED, owner: 'free', profileStatus: null },
  'a premium member': {
    uid: 'premium',
    claims: PREMIUM,
    owner: 'premium',
    profileStatus: 'active',
  },
  'an admin': { uid: 'admin', claims: PREMIUM, owner: 'admin', profileStatus: ADMIN_STATUS },
  'another free member': { uid: 'other', claims: CONFIRMED, owner: 'free', profileStatus: null },
  'an admin looking at a member': {
    uid: 'admin',
    claims: PREMIUM,
    owner: 'free',
    profileStatus: ADMIN_STATUS,
  },
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;

export const actorNames = Object.keys(ACTORS) as ActorName[];

const NOBODY: readonly ActorName[] = [];

const EVERYBODY: readonly ActorName[] = [
  'an anonymous visitor',
  'an unconfirmed member',
  'a free member',
  'a premium member',
  'an admin',
  'another free member',
  'an admin looking at a member',
];

/** Signed in with a confirmed e-mail. */
const MEMBERS: readonly ActorName[] = [
  'a free member',
  'a premium member',
  'an admin',
  'another free member',
  'an admin looking at a member',
];

const PREMIUM_MEMBERS: readonly ActorName[] = [
  'a premium member',
  'an admin',
  'an admin looking at a member',
];

/** Members asking for what is theirs. */
const OWNERS: readonly ActorName[] = ['a free member', 'a premium member', 'an admin'];

/** `pinned` lists carry the collection's filter of the fixtures, `list` carries none. */
export const OPERATIONS = ['get', 'list', 'pinned list', 'create', 'update', 'delete'] as const;

export type OperationName = (typeof OPERATIONS)[number];

type Row = Record<OperationName, readonly ActorName[]>;

const NO_WRITES = { create: NOBODY, update: NOBODY, delete: NOBODY };
const CLOSED: Row = { get: NOBODY, list: NOBODY, 'pinned list': NOBODY, ...NO_WRITES };

/** Who may do what (product 23.3), stated on its own and not read off the rules. */
export const MATRIX = {
  user_profiles: { get: OWNERS, list: NOBODY, 'pinned list': NOBODY, ...NO_WRITES },
  user_subscriptions: { get: OWNERS, list: NOBODY, 'pinned list': OWNERS, ...NO_WRITES },
  payments: { get: OWNERS, list: NOBODY, 'pinned list': OWNERS, ...NO_WRITES },
  user_activity: { get: OWNERS, list: NOBODY, 'pinned list': OWNERS, ...NO_WRITES },
  pricing_plans: { get: EVERYBODY, list: NOBODY, 'pinned list': EVERYBODY, ...NO_WRITES },
  categories: { get: MEMBERS, list: MEMBERS, 'pinned list': MEMBERS, ...NO_WRITES },
  prompts: { get: PREMIUM_MEMBERS, list: NOBODY, 'pinned list': PREMIUM_MEMBERS, ...NO_WRITES },
  lessons: CLOSED,
  lesson_progress: CLOSED,
  user_stats: CLOSED,
  brand_campaigns: CLOSED,
  brand_runs: CLOSED,
  member_library: CLOSED,
  prompt_values: CLOSED,
  own_prompts: CLOSED,
  prompt_tests: CLOSED,
  stripe_events: CLOSED,
  stripe_customers: CLOSED,
  contact_requests: CLOSED,
  contract_notices: CLOSED,
  mail: CLOSED,
  audit_log: CLOSED,
} as const satisfies Record<string, Row>;

export type CollectionName = keyof typeof MATRIX;

export const collectionNames = Object.keys(MATRIX) as CollectionName[];
