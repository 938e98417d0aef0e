import type { SubscriptionState } from './stripe-truth.ts';

/** What the store and Auth hold after a run, by what the checks compare. */
export interface StoredState {
  /** Subjects of contact requests, references of notices. */
  contacts: ReadonlySet<string>;
  notices: ReadonlySet<string>;
  /** Campaigns with their owners, and how many tests their numbers count. */
  campaigns: ReadonlyMap<string, { uid: string; counted: number }>;
  /** Campaigns of tests by the tests' ids. */
  tests: ReadonlyMap<string, string>;
  /** Everybody's answers of today, from the shards of the shared limit. */
  answersOfAll: number;
  members: ReadonlyMap<string, StoredMember>;
}

export interface StoredMember {
  hasAccount: boolean;
  hasProfile: boolean;
  favourites: readonly string[];
  /** Filled values by prompt. */
  values: Readonly<Record<string, Record<string, string>>>;
  /** Lessons that are marked as read. */
  lessons: readonly string[];
  /** The counter, and the entries that it counts. */
  activities: { counted: number; stored: number };
  communications: boolean;
  /** Today's answers. */
  answers: number;
  subscriptions: readonly SubscriptionState[];
  payments: readonly PaymentState[];
  /** By the product's own rule, from what is stored. */
  isPremium: boolean;
  /** Premium without a membership. */
  isGiven: boolean;
}

export interface PaymentState {
  id: string;
  status: string;
  amount_cents: number;
}

/** What Stripe says about a member, in the store's words. */
export interface StripeMember {
  subscriptions: readonly SubscriptionState[];
  payments: readonly PaymentState[];
  /** Charges of which not everything was given back. */
  keptCharges: number;
}

export type StripeState = ReadonlyMap<string, StripeMember>;

export const NOTHING_AT_STRIPE: StripeMember = { subscriptions: [], payments: [], keptCharges: 0 };
