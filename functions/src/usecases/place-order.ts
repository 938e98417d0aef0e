import type { Order } from '#shared/entities/order.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { order as de } from '#src/i18n/de/order.ts';
import { order as en } from '#src/i18n/en/order.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { orderFacts } from '#src/i18n/order-facts.ts';
import { agreedTexts } from '../mail/agreed-texts.ts';
import { newOrderId, saveOrder } from '../stores/orders.ts';

const TEXTS = { en, de };

/** What a membership is ordered on now: the dialog's facts and both legal texts. */
export function orderTerms(plan: PricingPlan, locale: Locale) {
  const { id, name, price_cents, currency, billing_interval } = plan;
  return {
    locale,
    plan: { id, name, price_cents, currency, billing_interval },
    facts: orderFacts(TEXTS[locale], plan, locale).map(([label, text]) => ({ label, text })),
    ...agreedTexts(locale),
  };
}

/**
 * Stores what the member ordered by the button of our page, before they go to Stripe's to pay
 * (product 6.10). The texts are stored with it: a payment can come after they were changed.
 *
 * @throws ApiError `forbidden` for an account under deletion
 */
export async function placeOrder(
  { uid, plan, locale }: { uid: string; plan: PricingPlan; locale: Locale },
  now: Date,
): Promise<Order> {
  const order: Order = {
    id: await newOrderId(),
    user_id: uid,
    ordered_at: now.toISOString(),
    state: 'open',
    ...orderTerms(plan, locale),
  };
  await saveOrder(order, now);
  return order;
}
