import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#shared/entities/subscription.ts';

/**
 * The statuses that Stripe documents. Its types also allow any string; conditional types remove that
 * part, so that a new documented status fails to compile below.
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
 * Whether a subscription prevents buying another (product 6.3). One whose first payment has not
 * succeeded (`incomplete`) does not: the member must be able to try again at once, and if both become
 * active, the sync undoes the later one.
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
