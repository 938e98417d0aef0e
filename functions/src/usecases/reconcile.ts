import { SUBSCRIPTION_STATUSES, type UserSubscription } from '#shared/entities/subscription.ts';
import { ApiError } from '../api-error.ts';
import { PaymentProviderError } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';
import { countStripeCall } from '../stores/call-limits.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { membershipsIn } from './membership-plan.ts';
import { isLive, idOf } from './stripe-subscription.ts';
import { syncInvoice } from './sync-invoice.ts';
import { listStripeSubscriptions, syncSubscription } from './sync-subscription.ts';

/**
 * Asks Stripe for everything that concerns a member's access and stores it, instead of waiting for
 * the webhook (product 6.4).
 *
 * @throws PaymentProviderError
 */
export async function reconcileMember(uid: string, now: Date): Promise<void> {
  const [customer, stored] = await Promise.all([findStripeCustomer(uid), listSubscriptionsOf(uid)]);
  const customerId = customer?.customer_id ?? null;
  const atStripe = customerId === null ? [] : await listStripeSubscriptions(customerId);
  const current = await membershipsIn(atStripe.filter(isLive));

  for (const { id, latest_invoice } of current) {
    const invoiceId = idOf(latest_invoice);
    if (invoiceId !== null) await syncInvoice(invoiceId, now);
    await syncSubscription(id, now);
  }
  const seen = new Set(current.map(({ id }) => id));
  for (const { id } of stored.filter((row) => isLiving(row) && !seen.has(row.id))) {
    await syncSubscription(id, now);
  }
}

/** When Stripe cannot be asked, or was asked too often, what is stored still holds (product 5.16). */
export async function tryToReconcile(uid: string, now: Date): Promise<void> {
  try {
    await countStripeCall(uid, now);
    await reconcileMember(uid, now);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too-many-requests') return;
    if (!(error instanceof PaymentProviderError)) throw error;
    logFailure('reconcile', error, { uid });
  }
}

function isLiving(row: UserSubscription): boolean {
  return !SUBSCRIPTION_STATUSES[row.status].ended;
}
