import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#shared/entities/subscription.ts';

/**
 * The statuses that Stripe documents. Its types also admit any string; conditional types take that
 * part out, so that a new documented status fails to compile below.
 */
type Documented<T> = T extends string ? (string extends T ? never : T) : never;
type StripeStatus = Documented<Stripe.Subscription.Status>;

const STATUS_OF = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
} as const satisfies Record<StripeStatus, SubscriptionStatus>;

/** @throws Error for a status that our API version does not document */
export function statusOf(
  subscription: Pick<Stripe.Subscription, 'status' | 'id'>,
): SubscriptionStatus {
  if (!isDocumented(subscription.status)) {
    throw new Error(`Subscription ${subscription.id} has an undocumented status.`);
  }
  return STATUS_OF[subscription.status];
}

function isDocumented(status: string): status is StripeStatus {
  return Object.hasOwn(STATUS_OF, status);
}

/**
 * Whether a subscription stands in the way of buying another (product 6.3). One whose first payment
 * never came through (`incomplete`) does not: its owner must be able to try again at once, and
 * should it come to life after all, the sync undoes the later of the two.
 */
export function isLive(subscription: Pick<Stripe.Subscription, 'status' | 'id'>): boolean {
  const status = statusOf(subscription);
  return !SUBSCRIPTION_STATUSES[status].ended && status !== 'incomplete';
}

/** The id of an object that Stripe names or expands. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** @param seconds Unix time as Stripe gives it */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** First the older one; ids decide within a second, the same way for everybody who asks. */
export function byAge(
  a: { created: number; id: string },
  b: { created: number; id: string },
): number {
  return a.created - b.created || (a.id < b.id ? -1 : 1);
}
