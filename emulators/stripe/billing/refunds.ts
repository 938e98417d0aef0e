import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { StripeApiError, invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { get, idOf } from '../lookup.ts';
import type { World } from '../world.ts';
import { paymentOf } from './invoices.ts';

/** The successful charge that paid an invoice. */
export function chargeOfInvoice(world: World, invoiceId: string): Stripe.Charge {
  get(world, 'invoices', invoiceId);
  const payment = paymentOf(world, invoiceId);
  const intent = get(world, 'paymentIntents', idOf(payment.payment.payment_intent));
  if (intent.status !== 'succeeded') throw invalidRequest(`Invoice ${invoiceId} is not paid.`);
  return get(world, 'charges', idOf(intent.latest_charge));
}

/**
 * Gives money back.
 *
 * @param amount integer cents, the whole rest unless given
 */
export function refundCharge(
  world: World,
  charge: Stripe.Charge,
  amount = charge.amount - charge.amount_refunded,
  metadata: Record<string, string> = {},
): Stripe.Refund {
  if (charge.refunded) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (amount < 1 || amount > charge.amount - charge.amount_refunded) {
    throw invalidRequest('Refund amount is not within what is left of the charge.', 'amount');
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(world),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.state.tables.refunds[refund.id] = refund;
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(world, 'refund.created', refund);
  emit(world, 'charge.refunded', charge, { previous });
  return refund;
}

/** The bank does not take a refund, days later: the money is back on the seller's balance. */
export function failRefund(world: World, refund: Stripe.Refund): void {
  const charge = get(world, 'charges', idOf(refund.charge));
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit(world, 'refund.failed', refund);
}
