import * as z from 'zod/mini';
import { billingInterval } from './plan.ts';

/** A UTC instant as `Date.prototype.toISOString` writes it. */
const instant = z.iso.datetime({ precision: 3 });

/** The ordered plan; cents, VAT included. */
const orderedPlan = z.object({
  id: z.string(),
  name: z.string(),
  price_cents: z.int().check(z.nonnegative()),
  currency: z.string().check(z.length(3)),
  billing_interval: billingInterval,
});

/** The version of an agreed text, and the hash (SHA-256, hex) of its words. */
const textVersion = { version: z.string(), hash: z.string() };

const block = z.union([z.object({ heading: z.string() }), z.object({ text: z.string() })]);

/** A legal text in reading order, as it was when the order was placed. */
const agreedText = z.object({ ...textVersion, blocks: z.array(block) });

export type AgreedText = z.infer<typeof agreedText>;

/**
 * `orders/{id}`: an order from our page (product 6.10). `paid` after its contract is made, `lapsed`
 * after its payment page has expired.
 */
export const orderSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  locale: z.enum(['en', 'de']),
  ordered_at: instant,
  plan: orderedPlan,
  /** The facts in the order dialog, as labels and texts. */
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  terms: agreedText,
  withdrawal: agreedText,
  state: z.enum(['open', 'paid', 'lapsed']),
});

export type Order = z.infer<typeof orderSchema>;

/** `contracts/{stripeSubscriptionId}`: a contract as it was sent (product 6.11). */
export const contractSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Null for a membership that was created manually. */
  order_id: z.nullable(z.string()),
  locale: z.enum(['en', 'de']),
  ordered_at: instant,
  concluded_at: instant,
  plan: orderedPlan,
  paid_cents: z.int().check(z.nonnegative()),
  terms: z.object(textVersion),
  withdrawal: z.object(textVersion),
  /** The e-mail that confirmed it; `html` is the file that the member downloads. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
});

export type Contract = z.infer<typeof contractSchema>;
