import { deleteAuthUser } from '../gateways/auth.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { markAccountDeleted } from '../stores/deleted-accounts.ts';
import { deleteMemberData } from '../stores/member-data.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { expireOpenSessions } from './start-checkout.ts';
import { statusOf } from './stripe-subscription.ts';
import { listStripeSubscriptions } from './sync-subscription.ts';

/**
 * Deletes an account (product 8.3): first open checkouts and subscriptions at Stripe, where a
 * failure leaves everything as it was; then the mark that keeps late events from bringing data
 * back; then the data; the Auth user last, so that the member can repeat a deletion that broke off.
 * Every step finds its work done when repeated. Invoices stay with Stripe, as bookkeeping law
 * demands.
 *
 * @throws PaymentProviderError when Stripe does not confirm; nothing is deleted then
 */
export async function deleteAccount(uid: string, now: Date): Promise<void> {
  const customer = await findStripeCustomer(uid);
  if (customer?.customer_id != null) await endAtStripe(customer.customer_id);
  await markAccountDeleted(uid, now);
  await deleteMemberData(uid);
  await deleteAuthUser(uid);
}

async function endAtStripe(customerId: string): Promise<void> {
  await expireOpenSessions(customerId);
  for (const subscription of await listStripeSubscriptions(customerId)) {
    if (statusOf(subscription) === 'canceled') continue;
    await callStripeOrNull((stripe) => stripe.subscriptions.cancel(subscription.id));
  }
}
