import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type UserSubscription } from '#shared/entities/subscription.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import type { Mail } from '../mail/compose.ts';
import { membershipMail } from '../mail/membership.ts';
import { settledEarlyEndOf } from './early-end-metadata.ts';
import { isUndone } from './undo-duplicate-subscriptions.ts';

/**
 * The e-mail to the member about what a sync changes (product 5.19), in the language of the contract:
 * the end was scheduled or withdrawn, or the membership ended earlier than announced.
 *
 * @param refundedCents refunds of the newest invoice so far
 * @returns builds the e-mail from the row before the sync; null when there is nothing to report
 */
export function membershipChangeMail(
  subscription: Stripe.Subscription,
  after: UserSubscription,
  refundedCents: number,
): (before: UserSubscription | null, email: string) => Mail | null {
  return (before, email) => {
    const kind = changeOf(before, after);
    if (kind === null) return null;
    const { metadata, currency, items, id } = subscription;
    return membershipMail(email, parseLocale(metadata['locale']), {
      kind,
      number: id,
      endsAt: after.ends_at ?? after.updated_at,
      refundCents: refundOf(subscription, after, refundedCents),
      currency: currency.toUpperCase(),
      next: {
        at: after.current_period_end ?? after.updated_at,
        cents: items.data[0]?.price.unit_amount ?? 0,
      },
    });
  };
}

/** Null for a membership that was never paid, and for an end that was announced before. */
function changeOf(
  before: UserSubscription | null,
  after: UserSubscription,
): 'cancelled' | 'resumed' | 'ended' | null {
  if (before === null || before.status === 'incomplete' || hasEnded(before)) return null;
  if (hasEnded(after)) {
    const isAnnounced = before.ends_at !== null && before.ends_at <= (after.ends_at ?? '');
    return isAnnounced ? null : 'ended';
  }
  if (before.ends_at === after.ends_at) return null;
  return after.ends_at === null ? 'resumed' : 'cancelled';
}

function hasEnded({ status }: UserSubscription): boolean {
  return SUBSCRIPTION_STATUSES[status].ended;
}

/**
 * The refund that the end comes with, in cents: the one in the metadata, or everything that was paid
 * when a full refund is what ended the membership.
 */
function refundOf(
  subscription: Stripe.Subscription,
  after: UserSubscription,
  refundedCents: number,
): number {
  const note = settledEarlyEndOf(subscription);
  if (note !== null) return note.cents;
  if (!hasEnded(after)) return 0;
  if (isUndone(subscription)) return (after.period_paid_cents ?? 0) + refundedCents;
  return after.period_paid_cents === 0 ? refundedCents : 0;
}
