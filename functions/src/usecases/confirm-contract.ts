import type Stripe from 'stripe';
import type { Contract } from '#shared/entities/order.ts';
import { BILLING_INTERVALS, DEFAULT_PLAN, type PricingPlan } from '#shared/entities/plan.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import { contractMail, type ContractTexts } from '../mail/contract.ts';
import { welcomeMail } from '../mail/welcome.ts';
import { hasContract } from '../stores/contracts.ts';
import { findOrder } from '../stores/orders.ts';
import { findPlan } from '../stores/plans.ts';
import { wasMailSent, type KeyedMail } from '../stores/outgoing-mail.ts';
import { membershipsIn, planIdOf } from './membership-plan.ts';
import { orderTerms } from './place-order.ts';
import { byAge, idOf, instantOf, isLive } from './stripe-subscription.ts';
import { listStripeSubscriptions } from './sync-subscription.ts';

/** Names the e-mail of a contract, which goes out once. */
export const contractMailKey = (subscriptionId: string) => `contract-${subscriptionId}`;

/**
 * The contract on a durable medium (§ 312f (2) BGB), which is made by the first paid invoice of a
 * membership, in the language of the order; null for any other invoice, once it was sent, for a
 * second membership that is about to be undone, and when Stripe knows no address to send it to.
 */
export async function contractOf(
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
  uid: string,
): Promise<Contract | null> {
  const { customer_email: to } = invoice;
  if (to === null || invoice.billing_reason !== 'subscription_create') return null;
  if (await wasMailSent(contractMailKey(subscription.id))) return null;
  if (await isSecond(subscription)) return null;
  const { id, created } = subscription;
  const concludedAt = instantOf(created);
  const order = await orderOf(invoice, subscription);
  const { locale, ordered_at, plan, terms, withdrawal } = order;
  return {
    id,
    user_id: uid,
    order_id: order.id,
    ...{ locale, ordered_at, plan },
    concluded_at: concludedAt,
    paid_cents: invoice.amount_paid,
    terms: { version: terms.version, hash: terms.hash },
    withdrawal: { version: withdrawal.version, hash: withdrawal.hash },
    mail: contractMail({
      order,
      to,
      number: id,
      concludedAt,
      customer: [invoice.customer_name, ...linesOf(invoice.customer_address), to],
      paidCents: invoice.amount_paid,
    }),
  };
}

/**
 * What a new contract sends: the contract, and with a member's first one how to begin (product 6.15).
 *
 * @param isLeaving whether the account is just being deleted, which welcomes nobody
 */
export async function mailsOf(
  { id, user_id: uid, locale, mail }: Contract,
  isLeaving: boolean,
): Promise<KeyedMail[]> {
  const confirmation = { key: contractMailKey(id), mail };
  if (isLeaving || (await hasContract(uid))) return [confirmation];
  return [confirmation, { key: `welcome-${id}`, mail: welcomeMail(mail.to, locale) }];
}

/**
 * The stored order; for a membership that was sold by hand, and so was never ordered on our page,
 * what Stripe knows with the texts of today.
 */
async function orderOf(
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Promise<ContractTexts['order'] & { id: string | null }> {
  const stored = await findOrder(subscription.metadata['order_id'] ?? '');
  if (stored !== null) return stored;
  const [item] = subscription.items.data;
  const isMonthly = item?.price.recurring?.interval === BILLING_INTERVALS.monthly.stripeInterval;
  const planId = await planIdOf(subscription);
  const plan = (planId === null ? null : await findPlan(planId)) ?? DEFAULT_PLAN;
  const sold: PricingPlan = {
    ...{ stripe_price_id: null, stripe_product_id: null, ...plan, features: [...plan.features] },
    price_cents: item?.price.unit_amount ?? plan.price_cents,
    currency: invoice.currency.toUpperCase(),
    billing_interval: isMonthly ? 'monthly' : 'year',
  };
  return {
    id: null,
    ordered_at: instantOf(subscription.created),
    ...orderTerms(sold, parseLocale(subscription.metadata['locale'])),
  };
}

/** Of two memberships at once the later one is refunded and ended (product 5.11). */
async function isSecond(subscription: Stripe.Subscription): Promise<boolean> {
  const customer = idOf(subscription.customer);
  if (customer === null) return false;
  const all = await listStripeSubscriptions(customer);
  const [oldest] = (await membershipsIn(all.filter(isLive))).sort(byAge);
  return oldest !== undefined && oldest.id !== subscription.id;
}

function linesOf(address: Stripe.Address | null): (string | null)[] {
  if (address === null) return [];
  const { line1, line2, postal_code: postalCode, city, country } = address;
  return [line1, line2, [postalCode, city].filter(Boolean).join(' '), country];
}
