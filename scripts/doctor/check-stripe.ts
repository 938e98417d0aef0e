import { STRIPE_API_VERSION } from '#functions/gateways/stripe.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { isPriceOf } from '#functions/usecases/order-guards.ts';
import { DEFAULT_PLAN, type PricingPlan } from '#shared/entities/plan.ts';
import { pickPlan } from '#shared/rules/plan-picker.ts';
import { bad, good, orGood, type Finding } from './finding.ts';

/** Stripe's view of a webhook endpoint of ours. */
export interface WebhookEndpoint {
  url: string;
  status: string;
  enabled_events: readonly string[];
  api_version: string | null;
}

const SETUP = 'Run "npm run stripe:setup -- --apply".';

/** Whether Stripe sends what we apply to where we take it, in the form that we read. */
export function checkWebhook(endpoints: readonly WebhookEndpoint[], address: string): Finding[] {
  const endpoint = endpoints.find(({ url }) => url === address);
  if (endpoint === undefined) {
    const todo = `Run "npm run stripe:setup -- --apply", which makes it for ${address}, and set the secret that it prints.`;
    return [bad('Stripe has no webhook endpoint of this site', todo)];
  }
  const { status, enabled_events: sent, api_version: version } = endpoint;
  const wrong: Finding[] = [];
  if (status !== 'enabled') {
    wrong.push(bad('Stripe’s webhook endpoint is switched off', SETUP));
  }
  const missing = sent.includes('*') ? [] : STRIPE_EVENTS.filter((type) => !sent.includes(type));
  if (missing.length > 0) {
    const todo = `${SETUP} It adds ${missing.join(', ')}.`;
    wrong.push(bad(`The webhook endpoint lacks ${missing.length} of our events`, todo));
  }
  if (version !== STRIPE_API_VERSION) {
    const todo = `${SETUP} It makes a new endpoint with ${STRIPE_API_VERSION}: a version cannot be changed.`;
    wrong.push(bad(`The webhook endpoint sends API version ${version ?? 'of the account'}`, todo));
  }
  return orGood(wrong, `Stripe sends our ${STRIPE_EVENTS.length} events in ${STRIPE_API_VERSION}`);
}

/** Stripe's view of a price. */
export interface Price {
  active: boolean;
  currency: string;
  unit_amount: number | null;
  recurring: { interval: string } | null;
}

/** Whether the plan on sale is there, and costs at Stripe what it costs on the site. */
export function checkPlan(
  plans: readonly PricingPlan[],
  priceOf: (id: string) => Price | null,
): Finding[] {
  const plan = pickPlan(plans);
  const push = 'Run "npm run prices:push" against this project.';
  if (plan?.stripe_price_id == null) {
    if (plans.some(({ is_active, name }) => is_active && name.includes(DEFAULT_PLAN.name)))
      return [bad('The plan on sale has no price at Stripe', push)];
    const todo = 'Open /training once, which creates it, then look at the log.';
    return [bad('No active plan with a price at Stripe is on sale', todo)];
  }
  const price = priceOf(plan.stripe_price_id);
  if (price === null) return [bad(`Stripe has no price ${plan.stripe_price_id}`, push)];
  if (!price.active) {
    // Within a day of its making Stripe would answer a new one's idempotency key with this one.
    const todo = `Unarchive it in Stripe, or, when it is more than a day old: ${push}`;
    return [bad(`The price ${plan.stripe_price_id} is archived at Stripe`, todo)];
  }
  if (!isPriceOf(plan, price))
    return [bad('Stripe charges another price than the site shows', push)];
  return [good(`${plan.name} costs the same on the site and at Stripe`)];
}
