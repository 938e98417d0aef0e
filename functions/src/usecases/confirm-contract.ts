import type Stripe from 'stripe';
import { BILLING_INTERVALS, DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import type { Mail } from '../mail/compose.ts';
import { contractMail } from '../mail/contract.ts';
import { findPlan } from '../stores/plans.ts';
import { wasMailSent, type KeyedMail } from '../stores/outgoing-mail.ts';
import { membershipsIn, planIdOf } from './membership.ts';
import { byAge, idOf, instantOf, isLive } from './stripe-subscription.ts';
import { listStripeSubscriptions } from './sync-subscription.ts';

/**
 * The contract on a durable medium (§ 312f (2) BGB), which goes out with the first paid invoice of a
 * membership, in the language of the order; nothing for any other invoice, and nothing for a second
 * membership that is about to be undone.
 */
export async function contractConfirmation(
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Promise<KeyedMail[]> {
  const key = contractKey(subscription);
  if (invoice.billing_reason !== 'subscription_create' || (await wasMailSent(key))) return [];
  if (await isSecond(subscription)) return [];
  const mail = await contractOf(invoice, subscription);
  return mail === null ? [] : [{ key, mail }];
}

/** What the one confirmation of a contract is known by. */
export function contractKey({ id }: Pick<Stripe.Subscription, 'id'>): string {
  return `contract-${id}`;
}

/**
 * The contract that a membership's first invoice paid for.
 *
 * @returns null when Stripe knows no address to send it to
 */
export async function contractOf(
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Promise<Mail | null> {
  const { customer_email: to } = invoice;
  if (to === null) return null;
  const [item] = subscription.items.data;
  const planId = await planIdOf(subscription);
  const plan = (planId === null ? null : await findPlan(planId)) ?? DEFAULT_PLAN;
  const isMonthly = item?.price.recurring?.interval === BILLING_INTERVALS.monthly.stripeInterval;
  return contractMail({
    to,
    locale: parseLocale(subscription.metadata['locale']),
    number: subscription.id,
    orderedAt: instantOf(subscription.created),
    customer: [invoice.customer_name, ...linesOf(invoice.customer_address), to],
    plan: {
      name: plan.name,
      price_cents: item?.price.unit_amount ?? plan.price_cents,
      currency: invoice.currency.toUpperCase(),
      billing_interval: isMonthly ? 'monthly' : 'year',
    },
    paidCents: invoice.amount_paid,
  });
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
