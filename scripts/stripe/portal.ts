import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';

/**
 * What members can do in Stripe's billing portal: cards, invoices, and the name and address on
 * those. Cancelling is the product's own, and the e-mail address is changed in the account settings
 * (product 8.1).
 */
export const PORTAL_FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['address', 'name'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationUpdateParams.Features;

/** The features of a portal that are not as they should be, each with what it is to become. */
export function portalDifferences(features: Stripe.BillingPortal.Configuration.Features): string[] {
  const differences = Object.entries(PORTAL_FEATURES)
    .filter(([name, { enabled }]) => features[name as keyof typeof features].enabled !== enabled)
    .map(([name, { enabled }]) => `${name} ${enabled ? 'on' : 'off'}`);
  const { allowed_updates: wanted } = PORTAL_FEATURES.customer_update;
  const isSame = isDeepStrictEqual(features.customer_update.allowed_updates.toSorted(), wanted);
  return isSame ? differences : [...differences, `customer_update of ${wanted.join(' and ')}`];
}
