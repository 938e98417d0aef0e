import type Stripe from 'stripe';
import { DAY_MS } from '#shared/rules/durations.ts';
import { idOf } from './stripe-subscription.ts';

/**
 * The refund for an early end is written into the subscription's metadata in the same update as the
 * end, so that any later sync can complete a refund that was interrupted. It is about one invoice and
 * one end: it no longer applies once the membership was renewed, or the end was removed at Stripe.
 */
const REFUND_INVOICE = 'refund_invoice';
const REFUND_CENTS = 'refund_cents';
/** Unix time, in seconds. */
const REFUND_END = 'refund_end';
/** The invoice that was already refunded for an earlier end. */
const END_REFUNDED = 'end_refunded';
/** Refund in cents of a membership that ended because its account was deleted. */
const DELETION_CENTS = 'deletion_refund_cents';

/** An end before the paid period is over, and the refund for it. */
export interface EarlyEnd {
  invoiceId: string;
  cents: number;
  /** Unix time, in seconds. */
  endsAt: number;
}

type Noted = Pick<Stripe.Subscription, 'metadata' | 'latest_invoice'>;

/**
 * The early end in the metadata, if it is about the current period's invoice. Its end may have been
 * removed at Stripe since: see {@link settledEarlyEndOf}.
 */
export function earlyEndOf({ metadata, latest_invoice }: Noted): EarlyEnd | null {
  const invoiceId = metadata[REFUND_INVOICE];
  const cents = Number(metadata[REFUND_CENTS]);
  if (invoiceId === undefined || invoiceId !== idOf(latest_invoice)) return null;
  if (!Number.isSafeInteger(cents)) return null;
  return { invoiceId, cents, endsAt: Number(metadata[REFUND_END]) };
}

/** The early end that Stripe has scheduled or already carried out; null when there is none. */
export function settledEarlyEndOf(
  subscription: Noted & Pick<Stripe.Subscription, 'cancel_at' | 'ended_at'>,
): EarlyEnd | null {
  const note = earlyEndOf(subscription);
  if (note === null) return null;
  const { cancel_at: at, ended_at: ended } = subscription;
  // Stripe ends a subscription some moments after the requested time.
  const isSettled = ended === null ? at === note.endsAt : ended <= note.endsAt + DAY_MS / 1_000;
  return isSettled ? note : null;
}

/**
 * Whether an early end of this period was refunded already. A period is refunded for one early end
 * only (product 5.13).
 *
 * @param refundedCents all refunds of the period's invoice, for any reason
 */
export function isEndRefunded(subscription: Noted, refundedCents: number): boolean {
  const { metadata, latest_invoice } = subscription;
  if (metadata[END_REFUNDED] !== undefined && metadata[END_REFUNDED] === idOf(latest_invoice)) {
    return true;
  }
  const note = earlyEndOf(subscription);
  return note !== null && note.cents > 0 && refundedCents >= note.cents;
}

/**
 * Metadata that stores an early end.
 *
 * @param isRefunded whether an earlier end of the same period was refunded
 */
export function earlyEndMetadata(
  { invoiceId, cents, endsAt }: EarlyEnd,
  isRefunded: boolean,
): Record<string, string> {
  return {
    [REFUND_INVOICE]: invoiceId,
    [REFUND_CENTS]: String(cents),
    [REFUND_END]: String(endsAt),
    ...(isRefunded && { [END_REFUNDED]: invoiceId }),
  };
}

export function metadataOfDeletion(cents: number): Record<string, string> {
  return { [DELETION_CENTS]: String(cents) };
}

/** Refund for the deletion of the account, in cents; null when something else ended the membership. */
export function deletionRefundOf({
  metadata,
}: Pick<Stripe.Subscription, 'metadata'>): number | null {
  const cents = metadata[DELETION_CENTS];
  return cents === undefined ? null : Number(cents);
}
