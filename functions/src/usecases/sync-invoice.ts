import type Stripe from 'stripe';
import type { Payment } from '#shared/entities/payment.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { sendMailOnce, type KeyedMail } from '../stores/outgoing-mail.ts';
import { savePayment } from '../stores/payments.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { contractOf, mailsOf } from './confirm-contract.ts';
import { isMoneyBack, moneyOf, type InvoiceMoney } from './invoice-money.ts';
import { isMembership } from './membership-plan.ts';
import { operatorNotification } from './notify-operator.ts';
import { idOf, instantOf, isLive } from './stripe-subscription.ts';
import { ownerOf, uidOf } from './sync-subscription.ts';

/**
 * Updates the payment record of an invoice (product 5.14) from Stripe. There is none for an invoice
 * without an attempt to pay it, or without a membership. When everything paid for the current period
 * was returned, by refunds and lost disputes, the membership ends at once (product 5.13). The operator
 * gets an e-mail about disputes and failed refunds, the member the contract with the first payment.
 *
 * @param failedRefund the refund to report
 * @param isLeaving whether the account is just being deleted
 * @returns the invoice's membership, if it has one; to be synced afterwards
 */
export async function syncInvoice(
  invoiceId: string,
  now: Date,
  { failedRefund, isLeaving = false }: { failedRefund?: Stripe.Refund; isLeaving?: boolean } = {},
): Promise<string | null> {
  const ticket = await takeTicket(invoiceId, now);
  const invoice = await callStripeOrNull((stripe) =>
    stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
  );
  const details = invoice?.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  if (invoice === null || subscriptionId === null) return null;
  const subscription = await callStripeOrNull((stripe) =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  if (subscription !== null && !(await isMembership(subscription))) return null;

  const { customer } = invoice;
  const owner = subscription === null ? null : await ownerOf(subscription);
  const uid = owner ?? (await uidOf({ metadata: details?.metadata ?? {}, customer }));
  const money = await moneyOf(invoice);
  const reports = reportsOf(money, failedRefund, uid);
  if (uid === null) {
    await sendMailOnce(reports, now);
    return subscriptionId;
  }
  const status = paymentStatus(invoice, money);
  if (status === null) return subscriptionId;
  const isPaid = status === 'succeeded' && subscription !== null;
  const contract = isPaid ? await contractOf(invoice, subscription, uid) : null;
  const toMember = contract === null ? [] : await mailsOf(contract, isLeaving);
  await savePayment(
    {
      id: invoice.id,
      user_id: uid,
      subscription_id: subscriptionId,
      stripe_invoice_id: invoice.id,
      stripe_payment_intent_id: money.paymentIntentId,
      amount_cents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
      refunded_cents: money.refundedCents,
      currency: invoice.currency.toUpperCase(),
      status,
      payment_method: money.method ?? 'card',
      created_at: instantOf(invoice.created),
      updated_at: now.toISOString(),
    },
    ticket,
    { operator: reports, member: toMember },
    contract,
    now,
  );
  if (subscription !== null && isMoneyBack(money)) await endPaidBack(subscription, invoice.id);
  return subscriptionId;
}

/** Reports to the operator: disputes and a failed refund. */
function reportsOf(
  money: InvoiceMoney,
  failedRefund: Stripe.Refund | undefined,
  uid: string | null,
): KeyedMail[] {
  const reports = money.disputes.flatMap(({ id: objectId, status, amount: cents, currency }) => {
    const kind = reportedDispute(status, isMoneyBack(money));
    return kind === null ? [] : [{ kind, objectId, uid, cents, currency }];
  });
  if (failedRefund === undefined) return reports.map(operatorNotification);
  const { id: objectId, amount: cents, currency } = failedRefund;
  const failed = { kind: 'refundFailed', objectId, uid, cents, currency } as const;
  return [...reports, failed].map(operatorNotification);
}

function reportedDispute(
  status: Stripe.Dispute.Status,
  isAllBack: boolean,
): 'disputeOpened' | 'disputeWon' | 'disputeLost' | 'disputeLostInPart' | null {
  if (status === 'won') return 'disputeWon';
  if (status === 'lost') return isAllBack ? 'disputeLost' : 'disputeLostInPart';
  // An inquiry that the bank has closed without a dispute.
  return status === 'warning_closed' || status === 'prevented' ? null : 'disputeOpened';
}

/** Only the money of the current period gives access; what came back of an earlier year does not end it. */
async function endPaidBack(subscription: Stripe.Subscription, invoiceId: string): Promise<void> {
  if (!isLive(subscription) || idOf(subscription.latest_invoice) !== invoiceId) return;
  await callStripeOrNull((stripe) =>
    stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
  );
}

/** The invoice that a payment paid; null for a payment of something else. */
export async function findInvoiceOfPayment(paymentIntentId: string): Promise<string | null> {
  const found = await callStripe((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
    }),
  );
  return idOf(found.data[0]?.invoice);
}

/** A dispute outweighs a refund; a partial refund leaves the payment succeeded. */
function paymentStatus(
  invoice: Stripe.Invoice,
  { dispute, refundedCents, paidCents }: InvoiceMoney,
): Payment['status'] | null {
  if (invoice.status === 'paid') {
    if (dispute !== 'none') return 'disputed';
    return paidCents > 0 && refundedCents >= paidCents ? 'refunded' : 'succeeded';
  }
  return invoice.attempt_count > 0 ? 'failed' : null;
}
