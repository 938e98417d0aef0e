import * as z from 'zod/mini';
import { keysOf } from '../rules/keys-of.ts';
import { billingInterval } from './plan.ts';

/**
 * What each stored status means for access (product 4.4: only `active` is premium). `ended` marks a
 * subscription that cannot become active again, so that the member may buy a new one.
 */
export const SUBSCRIPTION_STATUSES = {
  active: { isPremium: true, ended: false },
  past_due: { isPremium: false, ended: false },
  unpaid: { isPremium: false, ended: false },
  paused: { isPremium: false, ended: false },
  incomplete: { isPremium: false, ended: false },
  canceled: { isPremium: false, ended: true },
} as const satisfies Record<string, { isPremium: boolean; ended: boolean }>;

export type SubscriptionStatus = keyof typeof SUBSCRIPTION_STATUSES;

// With the call inside `z.enum`, the bundler keeps both, and with them Zod, in members' pages.
const statuses = keysOf(SUBSCRIPTION_STATUSES);
const status = z.enum(statuses);

/** A UTC instant as ISO 8601 with milliseconds, as `Date.prototype.toISOString` writes it. */
export const utcInstant = z.iso.datetime({ precision: 3 });

/** `user_subscriptions/{stripe_subscription_id}` (product 23.1). Times are UTC ISO strings. */
export const userSubscriptionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  pricing_plan_id: z.string(),
  status,
  cancel_at_period_end: z.boolean(),
  stripe_subscription_id: z.string(),
  stripe_customer_id: z.string(),
  current_period_start: z.nullable(utcInstant),
  current_period_end: z.nullable(utcInstant),
  /** When it ends, if it is cancelled: the period's end, or earlier after one month's notice. */
  ends_at: z._default(z.nullable(utcInstant), null),
  /** Amount of the current period, paid or due, without refunds, in cents. */
  period_paid_cents: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  /** Ended within the time for withdrawal, with the money back. */
  withdrawn: z._default(z.boolean(), false),
  created_at: utcInstant,
  updated_at: utcInstant,
});

export type UserSubscription = z.infer<typeof userSubscriptionSchema>;

/** A membership that has ended, whose contract is kept (product 6.11). */
export const pastContractSchema = z.strictObject({
  /** Its number. */
  id: z.string(),
  started_at: utcInstant,
  ended_at: z.nullable(utcInstant),
});

export type PastContract = z.infer<typeof pastContractSchema>;

/**
 * A member's subscription as the browser sees it: the stored row joined with its plan, plus what
 * is derived from them (product 5.17). An admin has a synthetic one (product 4.4).
 */
export const subscriptionViewSchema = z.object({
  is_premium: z.boolean(),
  status,
  cancel_at_period_end: z.boolean(),
  current_period_end: z.nullable(utcInstant),
  ends_at: z.nullable(utcInstant),
  /** The result of one month's notice given now; null when it is not possible. */
  notice: z.nullable(
    z.strictObject({ ends_at: utcInstant, refund_cents: z.int().check(z.nonnegative()) }),
  ),
  /**
   * The last day in Berlin on which it can be withdrawn from, and what is given back then; null when it
   * no longer can.
   */
  withdrawal: z.nullable(
    z.strictObject({ until: z.iso.date(), refund_cents: z.int().check(z.nonnegative()) }),
  ),
  stripe_subscription_id: z.nullable(z.string()),
  billing_interval: billingInterval,
  plan_name: z.string(),
  plan_price_cents: z.int().check(z.nonnegative()),
  plan_currency: z.string().check(z.length(3)),
  plan_features: z.array(z.string()),
});

export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;
