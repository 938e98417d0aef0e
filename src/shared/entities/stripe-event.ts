import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/**
 * The Stripe events that change stored data: the webhook endpoint subscribes to them and applies
 * all of them (product 5.10). Others only repeat these: `invoice.paid` includes an invoice's charge
 * and payment, and is also sent with `invoice.payment_succeeded`.
 *
 * Source: https://docs.stripe.com/api/events/types
 */
export const STRIPE_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.failed',
  'customer.deleted',
] as const;

export type StripeEventType = (typeof STRIPE_EVENTS)[number];

export function isStripeEventType(type: string): type is StripeEventType {
  return STRIPE_EVENTS.some((known) => known === type);
}

/** `stripe_events/{id}` of an event that could not be applied at least once. */
export const failedEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** The newest failure. */
  failed_at: utcInstant,
  failures: z.int().check(z.positive()),
  /** Code or name of the error, never its message. */
  failure: z.string(),
  /** When it was finally applied; null while it still fails. */
  applied_at: z.nullable(utcInstant),
});

export type FailedEvent = z.infer<typeof failedEventSchema>;
