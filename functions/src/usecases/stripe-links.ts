import { setting } from '../config.ts';

/** An object's page in Stripe's dashboard, in the mode of our key. */
export function stripeLink(page: 'customers' | 'payments' | 'invoices' | 'events', id: string) {
  const mode = /^[rs]k_test_/.test(setting('STRIPE_SECRET_KEY')) ? 'test/' : '';
  return `https://dashboard.stripe.com/${mode}${page}/${encodeURIComponent(id)}`;
}
