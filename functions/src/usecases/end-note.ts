import type Stripe from 'stripe';
import { DAY_MS } from '#shared/rules/durations.ts';
import { idOf } from './stripe-subscription.ts';

/**
 * What is owed for an early end is noted in the subscription's metadata together with the end, so
 * that whoever syncs it later can complete a refund that broke off. A note is about one invoice and
 * one end: it counts for nothing once the membership was renewed, or the end was taken away at Stripe.
 */
const REFUND_INVOICE = 'refund_invoice';
const REFUND_CENTS = 'refund_cents';
/** Unix time, in seconds. */
const REFUND_END = 'refund_end';
/** The invoice of which an earlier end gave money back already. */
const END_REFUNDED = 'end_refunded';
/** On a membership that ended because its account is deleted: what that gave back. */
const DELETION_CENTS = 'deletion_refund_cents';

/** An end before the period's, and what it owes. */
export interface EndNote {
  invoiceId: string;
  cents: number;
  /** Unix time, in seconds. */
  endsAt: number;
}

type Noted = Pick<Stripe.Subscription, 'metadata' | 'latest_invoice'>;

/** The note about the current period's invoice, whether or not its end still stands. */
export function endNoteOf({ metadata, latest_invoice }: Noted): EndNote | null {
  const invoiceId = metadata[REFUND_INVOICE];
  const cents = Number(metadata[REFUND_CENTS]);
  if (invoiceId === undefined || invoiceId !== idOf(latest_invoice)) return null;
  if (!Number.isSafeInteger(cents)) return null;
  return { invoiceId, cents, endsAt: Number(metadata[REFUND_END]) };
}

/** The note whose end is settled: the membership ends then, or has ended by then. */
export function settledEndOf(
  subscription: Noted & Pick<Stripe.Subscription, 'cancel_at' | 'ended_at'>,
): EndNote | null {
  const note = endNoteOf(subscription);
  if (note === null) return null;
  const { cancel_at: at, ended_at: ended } = subscription;
  // Stripe ends it some moments after the time that was asked for.
  const stands = ended === null ? at === note.endsAt : ended <= note.endsAt + DAY_MS / 1_000;
  return stands ? note : null;
}

/**
 * Whether an end of this period has given money back already, so that no other end does: each later
 * one leaves less of the period.
 *
 * @param refundedCents what was given back of the period's invoice, for whatever reason
 */
export function isEndRefunded(subscription: Noted, refundedCents: number): boolean {
  const { metadata, latest_invoice } = subscription;
  if (metadata[END_REFUNDED] !== undefined && metadata[END_REFUNDED] === idOf(latest_invoice)) {
    return true;
  }
  const note = endNoteOf(subscription);
  return note !== null && note.cents > 0 && refundedCents >= note.cents;
}

/** @param isRefunded by an earlier end of the same period */
export function metadataOfEnd(
  { invoiceId, cents, endsAt }: EndNote,
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

/** What the deletion of the account gave back, in cents; null when something else ended it. */
export function deletionRefundOf({
  metadata,
}: Pick<Stripe.Subscription, 'metadata'>): number | null {
  const cents = metadata[DELETION_CENTS];
  return cents === undefined ? null : Number(cents);
}
