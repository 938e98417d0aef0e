import type Stripe from 'stripe';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';
import { reportToOperator } from './report-to-operator.ts';
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
  /** Every dispute about it that ever was. */
  disputes: Stripe.Dispute[];
}

/** @param invoice with its `payments` expanded */
export async function moneyOf(invoice: Stripe.Invoice): Promise<InvoiceMoney> {
  const paymentIntentId = paymentIntentOf(invoice);
  const charge = paymentIntentId === null ? null : await latestCharge(paymentIntentId);
  // It stays true after a dispute was won, so the disputes themselves decide.
  const disputes = charge?.disputed === true ? await disputesOf(charge.id) : [];
  return {
    paymentIntentId,
    method: charge?.payment_method_details?.type ?? null,
    paidCents: invoice.status === 'paid' ? invoice.amount_paid : 0,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: stateOf(disputes),
    disputes,
  };
}

/** Whether all of an invoice's money is back with the payer, who keeps no access for it. */
export function isMoneyBack({ paidCents, refundedCents, dispute }: InvoiceMoney): boolean {
  return dispute === 'lost' || (paidCents > 0 && refundedCents >= paidCents);
}

/**
 * What is still to be paid of an invoice, in cents. A renewal's is a draft for about an hour, while
 * the new period runs already.
 *
 * Source: https://docs.stripe.com/billing/invoices/subscription#sub-invoice-lifecycle
 */
export function openCents({
  status,
  amount_remaining,
}: Pick<Stripe.Invoice, 'status' | 'amount_remaining'>): number {
  return status === 'draft' || status === 'open' ? amount_remaining : 0;
}

/** The invoice with its payments. */
export async function retrieveInvoice(invoiceId: string): Promise<Stripe.Invoice> {
  return callStripe((stripe) => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
}

/**
 * Gives part of an invoice's money back, once for a purpose: what was refunded for it before is
 * found by its metadata, and the idempotency key holds for calls at the same moment. A refund that
 * failed is not tried again: the operator, who is told, pays it another way. So is one that Stripe
 * cannot make or refuses.
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
  if (amount <= 0) return;
  if (paymentIntentId === null) {
    await reportRefund('refundImpossible', invoice, amount);
    return;
  }
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
  );
  if (data.some(({ metadata }) => metadata?.['purpose'] === purpose)) return;
  try {
    await callStripe((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount, metadata: { purpose } },
        { idempotencyKey: `refund-${purpose}-${paymentIntentId}` },
      ),
    );
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.providerCode === 'charge_already_refunded') return;
    if (error.isRefusal) await reportRefund('refundRefused', invoice, amount);
    throw error;
  }
}

/** Tells the operator that somebody waits for money. */
async function reportRefund(
  kind: 'refundImpossible' | 'refundRefused',
  { id, currency, parent }: Stripe.Invoice,
  cents: number,
): Promise<void> {
  const uid = parent?.subscription_details?.metadata?.['uid'] ?? null;
  await reportToOperator({ kind, objectId: id, uid, cents, currency });
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

async function disputesOf(chargeId: string): Promise<Stripe.Dispute[]> {
  return (await callStripe((stripe) => stripe.disputes.list({ charge: chargeId }))).data;
}

/** A lost dispute decides, else an open one. */
function stateOf(disputes: readonly Stripe.Dispute[]): InvoiceMoney['dispute'] {
  const standing = disputes.filter(({ status }) => !HARMLESS_DISPUTES.includes(status));
  if (standing.some(({ status }) => status === 'lost')) return 'lost';
  return standing.length > 0 ? 'open' : 'none';
}
