import type Stripe from 'stripe';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';
import {
  findRefusedRefund,
  noteRefusedRefund,
  refusedRefundId,
  type RefundPurpose,
} from '../stores/refused-refunds.ts';
import { notifyOperator } from './notify-operator.ts';
import { idOf } from './stripe-subscription.ts';

/** Dispute states in which the money is with us after all (docs.stripe.com/api/disputes/object). */
const HARMLESS_DISPUTES: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** Payments, refunds and disputes of an invoice, in cents. */
export interface InvoiceMoney {
  paymentIntentId: string | null;
  method: string | null;
  paidCents: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'lost';
  /** What banks took back of it for good. */
  lostCents: number;
  /** What is with us: disputed money is with the bank, and a refund of it would pay it back twice. */
  keptCents: number;
  /** Every dispute about it that ever was. */
  disputes: Stripe.Dispute[];
}

/** @param invoice with its `payments` expanded */
export async function moneyOf(invoice: Stripe.Invoice): Promise<InvoiceMoney> {
  const paymentIntentId = paymentIntentOf(invoice);
  const charge = paymentIntentId === null ? null : await latestCharge(paymentIntentId);
  // It stays true after a dispute was won, so the disputes themselves decide.
  const disputes = charge?.disputed === true ? await disputesOf(charge.id) : [];
  const standing = disputes.filter(({ status }) => !HARMLESS_DISPUTES.includes(status));
  const lost = standing.filter(({ status }) => status === 'lost');
  const paidCents = invoice.status === 'paid' ? invoice.amount_paid : 0;
  const refundedCents = charge?.amount_refunded ?? 0;
  return {
    paymentIntentId,
    method: charge?.payment_method_details?.type ?? null,
    paidCents,
    refundedCents,
    // A lost dispute decides, else an open one.
    dispute: lost.length > 0 ? 'lost' : standing.length > 0 ? 'open' : 'none',
    lostCents: sumOf(lost),
    keptCents: Math.max(0, paidCents - refundedCents - sumOf(standing)),
    disputes,
  };
}

/**
 * Whether all that was paid of an invoice was returned, by refunds and lost disputes, which ends the
 * access that it gave (product 5.13).
 */
export function isMoneyBack({ paidCents, refundedCents, lostCents }: InvoiceMoney): boolean {
  return paidCents > 0 && refundedCents + lostCents >= paidCents;
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

/** `refused` while Stripe does not make it: the operator knows, and the ledger tries again. */
export type RefundOutcome = 'settled' | 'refused';

/**
 * Refunds part of an invoice, once for each purpose: an earlier refund is found by its metadata, and the
 * idempotency key covers concurrent calls. A refund that failed is not tried again: the operator gets an
 * e-mail and pays it another way. One that Stripe refuses is stored, and the ledger tries it again
 * (product 5.18); what was refunded by hand in the meantime counts as part of it (product 5.20).
 *
 * @param cents at most this, and at most what is left of the payment
 * @returns `refused` while Stripe does not make it
 */
export async function refundOnce(
  invoice: Stripe.Invoice,
  purpose: RefundPurpose,
  cents: number,
): Promise<RefundOutcome> {
  const { paymentIntentId, keptCents, refundedCents } = await moneyOf(invoice);
  const most = Math.min(cents, keptCents);
  if (most <= 0) return 'settled';
  if (paymentIntentId === null) {
    await reportRefund('refundImpossible', invoice, most);
    return 'settled';
  }
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
  );
  if (data.some(({ metadata }) => metadata?.['purpose'] === purpose)) return 'settled';
  const id = refusedRefundId(purpose, paymentIntentId);
  const refused = await findRefusedRefund(id);
  const refundedBefore = refused?.refunded_before ?? refundedCents;
  const amount = Math.min(most, cents - (refundedCents - refundedBefore));
  if (amount <= 0) return 'settled';
  const tries = refused?.tries ?? 0;
  try {
    await callStripe((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount, metadata: { purpose } },
        // With the same idempotency key Stripe would repeat its refusal.
        { idempotencyKey: `refund-${purpose}-${paymentIntentId}${tries > 0 ? `-${tries}` : ''}` },
      ),
    );
    return 'settled';
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.providerCode === 'charge_already_refunded') return 'settled';
    if (!error.isRefusal) throw error;
    await noteRefusedRefund({
      ...{ id, purpose, cents, tries: tries + 1 },
      invoice_id: invoice.id,
      refunded_before: refundedBefore,
    });
    await reportRefund('refundRefused', invoice, amount);
    return 'refused';
  }
}

/** Reports a refund to the operator that could not be made. */
async function reportRefund(
  kind: 'refundImpossible' | 'refundRefused',
  { id, currency, parent }: Stripe.Invoice,
  cents: number,
): Promise<void> {
  const uid = parent?.subscription_details?.metadata?.['uid'] ?? null;
  await notifyOperator({ kind, objectId: id, uid, cents, currency });
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

function sumOf(disputes: readonly Stripe.Dispute[]): number {
  return disputes.reduce((sum, { amount }) => sum + amount, 0);
}
