import * as z from 'zod/mini';
import { statisticsSchema, userActivitySchema } from '../entities/activity.ts';
import { nextStepsSchema } from '../entities/next-steps.ts';
import { userProfileSchema } from '../entities/profile.ts';
import { pastContractSchema, subscriptionViewSchema } from '../entities/subscription.ts';

export const meOutput = z.strictObject({
  profile: userProfileSchema,
  subscription: z.nullable(subscriptionViewSchema),
  /** Newest first. */
  past_contracts: z.array(pastContractSchema),
  statistics: statisticsSchema,
  activity: z.array(userActivitySchema),
  next: nextStepsSchema,
  /** The member is a customer of Stripe, so the billing portal can be opened. */
  has_billing_account: z.boolean(),
  /** The last recorded visit has ended: `visit` records the new one. */
  is_new_visit: z.boolean(),
});
