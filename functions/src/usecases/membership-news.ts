import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type UserSubscription } from '#shared/entities/subscription.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import type { Mail } from '../mail/compose.ts';
import { membershipMail } from '../mail/membership.ts';
import { settledEndOf } from './end-note.ts';
import { isUndone } from './undo-subscription.ts';

/**
 * What a sync changes for the member, as an e-mail in the language of the contract (product 5.19): an
 * end that was settled or taken back, and an end that came before it was announced.
 *
 * @param refundedCents what was given back of the newest invoice so far
 */
export function membershipNews(
  subscription: Stripe.Subscription,
  after: UserSubscription,
  refundedCents: number,
): (before: UserSubscription | null, email: string) => Mail | null {
  return (before, email) => {
    const kind = newsOf(before, after);
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

/** One that was never paid was no contract, and one that ends as announced is no news. */
function newsOf(
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

/** What the end gives back: noted with it, or all that was paid, when that is what ended it. */
function refundOf(
  subscription: Stripe.Subscription,
  after: UserSubscription,
  refundedCents: number,
): number {
  const note = settledEndOf(subscription);
  if (note !== null) return note.cents;
  if (!hasEnded(after)) return 0;
  if (isUndone(subscription)) return (after.period_paid_cents ?? 0) + refundedCents;
  return after.period_paid_cents === 0 ? refundedCents : 0;
}
