import type Stripe from 'stripe';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';
import { idOf } from './stripe-subscription.ts';

/** Dispute states in which the money is with us after all (docs.stripe.com/api/disputes/object). */
const HARMLESS_DISPUTES: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** What became of an invoice's money, in cents. */
export interface InvoiceMoney {
  paymentIntentId: string | null;
  method: string | null;
  paidCents: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'lost';
  disputeId: string | null;
}

/** @param invoice with its `payments` expanded */
export async function moneyOf(invoice: Stripe.Invoice): Promise<InvoiceMoney> {
  const paymentIntentId = paymentIntentOf(invoice);
  const charge = paymentIntentId === null ? null : await latestCharge(paymentIntentId);
  const dispute = charge?.disputed === true ? await worstDispute(charge.id) : null;
  return {
    paymentIntentId,
    method: charge?.payment_method_details?.type ?? null,
    paidCents: invoice.status === 'paid' ? invoice.amount_paid : 0,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: dispute === null ? 'none' : dispute.status === 'lost' ? 'lost' : 'open',
    disputeId: dispute?.id ?? null,
  };
}

/** Whether all of an invoice's money is back with the payer, who keeps no access for it. */
export function isMoneyBack({ paidCents, refundedCents, dispute }: InvoiceMoney): boolean {
  return dispute === 'lost' || (paidCents > 0 && refundedCents >= paidCents);
}

/** The invoice with its payments. */
export async function retrieveInvoice(invoiceId: string): Promise<Stripe.Invoice> {
  return callStripe((stripe) => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
}

/**
 * Gives part of an invoice's money back, once for a purpose: what was refunded for it before is
 * found by its metadata, and the idempotency key holds for calls at the same moment.
 *
 * @param cents at most this, and at most what is left of the payment
 */
export async function refundOnce(
  invoice: Stripe.Invoice,
  purpose: 'duplicate' | 'end' | 'after-deletion',
  cents: number,
): Promise<void> {
  const { paymentIntentId, paidCents, refundedCents } = await moneyOf(invoice);
  const amount = Math.min(cents, paidCents - refundedCents);
  if (paymentIntentId === null || amount <= 0) return;
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
  );
  const before = data.filter(({ metadata }) => metadata?.['purpose'] === purpose);
  if (before.some(({ status }) => status !== 'failed' && status !== 'canceled')) return;
  try {
    await callStripe((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount, metadata: { purpose } },
        { idempotencyKey: `refund-${purpose}-${paymentIntentId}-${before.length}` },
      ),
    );
  } catch (error) {
    const isDone =
      error instanceof PaymentProviderError && error.providerCode === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

function paymentIntentOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const best = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(best?.payment.payment_intent);
}

async function latestCharge(paymentIntentId: string): Promise<Stripe.Charge | null> {
  const intent = await callStripe((stripe) =>
    stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
  );
  return typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
}

/**
 * The dispute that decides: a lost one, else an open one. `charge.disputed` stays true after a
 * dispute was won, so the disputes themselves are asked.
 */
async function worstDispute(chargeId: string): Promise<Stripe.Dispute | null> {
  const { data } = await callStripe((stripe) => stripe.disputes.list({ charge: chargeId }));
  const standing = data.filter(({ status }) => !HARMLESS_DISPUTES.includes(status));
  return standing.find(({ status }) => status === 'lost') ?? standing[0] ?? null;
}
