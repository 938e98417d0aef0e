import { deleteAuthUser } from '../gateways/auth.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { markAccountDeleted } from '../stores/deleted-accounts.ts';
import { deleteMemberData, type DataOwner } from '../stores/member-data.ts';
import { requireCustomerIds } from '../stores/stripe-customers.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import { isMembership, membershipsIn } from './membership.ts';
import { expireOpenSessions } from './start-checkout.ts';
import { isLive, statusOf } from './stripe-subscription.ts';
import { listStripeSubscriptions } from './sync-subscription.ts';

/**
 * Deletes an account: first open checkouts and memberships at Stripe, with what is due refunded,
 * where a failure leaves everything as it was; then the mark that keeps late events from bringing
 * data back; then Stripe once more, for a checkout that was completed in between; then the data; the
 * Auth user last, so that the member can repeat a deletion that broke off. Every step finds its work
 * done when repeated. Invoices stay with Stripe, as bookkeeping law demands.
 *
 * @throws PaymentProviderError when Stripe does not confirm; nothing is deleted then
 */
export async function deleteAccount(member: DataOwner, now: Date): Promise<void> {
  const { uid } = member;
  await endAtStripe(uid, now);
  await markAccountDeleted(uid, now);
  await endAtStripe(uid, now);
  await deleteMemberData(member);
  await deleteAuthUser(uid);
}

async function endAtStripe(uid: string, now: Date): Promise<void> {
  const [customers, rows] = await Promise.all([requireCustomerIds(uid), listSubscriptionsOf(uid)]);
  const seen = new Set<string>();
  for (const customer of customers) {
    await expireOpenSessions(customer);
    for (const subscription of await membershipsIn(await listStripeSubscriptions(customer))) {
      seen.add(subscription.id);
      if (statusOf(subscription) === 'canceled') await settleRefund(subscription);
      else await endNow(subscription, now);
    }
  }
  // Those whose customer nobody noted, or noted as another.
  for (const { id } of rows.filter((row) => !seen.has(row.id))) {
    const subscription = await callStripeOrNull((stripe) => stripe.subscriptions.retrieve(id));
    if (subscription === null || !(await isMembership(subscription))) continue;
    if (isLive(subscription)) await endNow(subscription, now);
  }
}
