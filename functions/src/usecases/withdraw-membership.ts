import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { formatMoney } from '#shared/rules/money.ts';
import {
  withdrawableMemberships,
  withdrawnMembership,
} from '#shared/rules/withdrawn-membership.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import { setting } from '../config.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';
import { MAIL_TEXTS } from '../mail/compose.ts';
import { countStripeCall } from '../stores/call-limits.ts';
import { markNoticeDone } from '../stores/contract-notices.ts';
import { findRefundedCents } from '../stores/payments.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import type { RefundOutcome } from './invoice-money.ts';
import { reconcileMember } from './reconcile.ts';
import { idOf, statusOf } from './stripe-subscription.ts';
import { viewOf } from './subscription-view.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';
import { receiveNotice } from './receive-notice.ts';

/** What a withdrawal gives back, in cents. */
export interface Withdrawal {
  refundCents: number;
  outcome: RefundOutcome;
  /** ISO 4217. */
  currency: string;
}

/**
 * Ends the contract that a member has withdrawn from and refunds everything (§ 357 BGB). Only for a
 * signed-in member, because a name and an address can be anybody's. Repeating it completes an
 * interrupted call.
 *
 * @param row the membership, from which could be withdrawn when the withdrawal came
 * @param declaredAt when the withdrawal came
 * @returns null when Stripe does not have it any more
 * @throws PaymentProviderError when Stripe does not confirm
 */
export async function withdrawMembership(
  row: UserSubscription,
  declaredAt: Date,
  now: Date,
): Promise<Withdrawal | null> {
  const subscription = await callStripeOrNull((stripe) => stripe.subscriptions.retrieve(row.id));
  const invoiceId = idOf(subscription?.latest_invoice);
  if (subscription === null || invoiceId === null) return null;
  const outcome =
    statusOf(subscription) === 'canceled'
      ? await settleRefund(subscription)
      : await endNow(subscription, declaredAt);
  // Recorded at once, without waiting for Stripe's event.
  await syncInvoice(invoiceId, now);
  await syncSubscription(row.id, now);
  return {
    refundCents:
      outcome === 'settled' ? await findRefundedCents(invoiceId) : (row.period_paid_cents ?? 0),
    outcome,
    currency: subscription.currency.toUpperCase(),
  };
}

interface Declaration {
  member: Member;
  /** The network that it came from. */
  address: string;
  locale: Locale;
}

/**
 * Takes a member's withdrawal with its receipt, and carries it out (product 6.12). The notice comes
 * first: it is in time whatever happens at Stripe. What breaks off then is left to the nightly ledger.
 *
 * @throws ApiError `withdrawal-not-possible`, PaymentProviderError
 */
export async function declareWithdrawal(
  { member, address, locale }: Declaration,
  now: Date,
): Promise<EndpointOutput<'withdraw-membership'>> {
  const { uid, name, email } = member;
  // Stripe may have one that we have not heard of yet.
  await reconcileMember(uid, now);
  const [row] = withdrawableMemberships(await listSubscriptionsOf(uid), now);
  if (row === undefined) throw notPossible();
  const { plan_name } = await viewOf(row, now);
  const declared = { name, email, contract: `${plan_name}, ${row.id}` };
  const notice = { kind: 'withdrawal', ...declared, locale } as const;
  const { reference, received_at } = await receiveNotice(notice, { member, address }, now);
  const done = await carryOut(row, { reference, declaredAt: now }, now);
  if (done === null) throw notPossible();
  const { refundCents: refund_cents, currency } = done;
  return { notice: declared, reference, received_at, refund_cents, currency };
}

/**
 * Carries a withdrawal out that a member has declared by the public form while signed in, where one
 * membership can be meant (product 10.11). What else they name is left to the operator, and what fails
 * to the nightly ledger.
 *
 * @returns null when it was not carried out
 */
export async function carryOutIfOwn(
  notice: EndpointInput<'contract-notice'>,
  { uid }: Member,
  reference: string,
  now: Date,
): Promise<Withdrawal | null> {
  if (notice.kind !== 'withdrawal') return null;
  try {
    await countStripeCall(uid, now);
    await reconcileMember(uid, now);
    const row = withdrawnMembership(notice.contract, await listSubscriptionsOf(uid), now);
    return row && (await carryOut(row, { reference, declaredAt: now }, now));
  } catch (error) {
    logFailure('withdrawal not carried out', error, { uid, reference });
    return null;
  }
}

/**
 * Carries a stored withdrawal out and marks its notice as done.
 *
 * @throws PaymentProviderError
 */
export async function carryOut(
  row: UserSubscription,
  { reference, declaredAt }: { reference: string; declaredAt: Date },
  now: Date,
): Promise<Withdrawal | null> {
  const done = await withdrawMembership(row, declaredAt, now);
  // What Stripe refuses to pay back stays open; the nightly ledger tries again.
  if (done?.outcome === 'settled') await markNoticeDone(reference, noteOf(done), now);
  return done;
}

/** What the operator reads at the notice. */
function noteOf({ refundCents, currency }: Withdrawal): string {
  const locale = setting('OPERATOR_LOCALE');
  const refund = formatMoney(refundCents, currency, LOCALE_TAGS[locale]);
  return fill(MAIL_TEXTS[locale].operator.notice.settled, { refund });
}

function notPossible(): ApiError {
  return new ApiError('withdrawal-not-possible', 'You have no contract to withdraw from.');
}
