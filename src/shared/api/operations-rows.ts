import * as z from 'zod/mini';
import { brandRunSchema, slotReason } from '../entities/brand-run.ts';
import { contractNoticeSchema } from '../entities/handled.ts';
import { noticeCaseSchema } from '../entities/notice-case.ts';
import { paymentSchema } from '../entities/payment.ts';
import { complimentarySchema } from '../entities/profile.ts';
import { failedEventSchema } from '../entities/stripe-event.ts';
import { userSubscriptionSchema, utcInstant } from '../entities/subscription.ts';

/** Its address in Stripe's dashboard, in the mode of our key. */
const stripe_url = z.nullable(z.url());

export const contractNoticeRow = z.extend(contractNoticeSchema, {
  /** Day in Berlin by which it must be dealt with. */
  due_on: z.iso.date(),
  case: noticeCaseSchema,
});

export const memberRow = z.strictObject({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  created_at: utcInstant,
  is_admin: z.boolean(),
  is_premium: z.boolean(),
  complimentary: z.nullable(complimentarySchema),
  /** The current subscription, else the newest that has ended. */
  subscription: z.nullable(
    z.pick(userSubscriptionSchema, {
      id: true,
      status: true,
      cancel_at_period_end: true,
      current_period_end: true,
      ends_at: true,
      created_at: true,
    }),
  ),
  stripe_url,
});

export const paymentRow = z.extend(
  z.omit(paymentSchema, { stripe_payment_intent_id: true, payment_method: true, updated_at: true }),
  {
    /** Null for a deleted account, or a member without a profile. */
    email: z.nullable(z.string()),
    stripe_url,
  },
);

export const failedEventRow = z.extend(failedEventSchema, { stripe_url });

export const use = z.strictObject({
  used: z.int().check(z.nonnegative()),
  limit: z.int().check(z.nonnegative()),
});

export const quotaRow = z.strictObject({
  uid: z.string(),
  email: z.nullable(z.string()),
  ...use.shape,
});

export const runRow = z.extend(
  z.pick(brandRunSchema, { id: true, user_id: true, campaign_id: true, due_at: true, state: true }),
  {
    email: z.nullable(z.string()),
    /** Questions by outcome; `missed` ones failed, were interrupted or skipped. */
    done: z.int().check(z.nonnegative()),
    missed: z.int().check(z.nonnegative()),
    open: z.int().check(z.nonnegative()),
    /** Why questions were missed, each once. */
    reasons: z.array(slotReason),
  },
);
