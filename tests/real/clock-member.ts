import { expect } from 'vitest';
import type Stripe from 'stripe';
import { callStripe } from '#functions/gateways/stripe.ts';
import { saveStripeCustomer } from '#functions/stores/stripe-customers.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { signedInAt, signUp, type TestMember } from '../helpers/api-server-client.ts';
import type { Functions } from '../helpers/api-server-functions.ts';
import type { CleanUp } from './clean-up.ts';

/** Stripe's test card that pays, as a saved one. */
const CARD = 'pm_card_visa';

/** Moving a clock by a year takes Stripe some seconds. */
const ADVANCE = { timeout: 120_000, interval: 1_000 };

export interface ClockMember {
  member: TestMember;
  /** As it was at first. */
  subscription: Stripe.Subscription;
  /** Moves this member's time at Stripe, the functions' with it. */
  advanceTo: (second: number) => Promise<void>;
}

/**
 * A member with a paid subscription as a finished checkout leaves it, whose customer lives on a test
 * clock. Stripe's page cannot be filled in here, so the subscription is made with a saved card.
 */
export async function memberOnClock(
  functions: Functions,
  plan: PricingPlan,
  cleanUp: CleanUp,
): Promise<ClockMember> {
  const member = await signUp(functions);
  const clock = await callStripe((stripe) =>
    stripe.testHelpers.testClocks.create({
      frozen_time: Math.floor(Date.now() / 1000),
      name: 'npm run test:real',
    }),
  );
  // Its customer and subscription go with it.
  cleanUp.later(() => callStripe((stripe) => stripe.testHelpers.testClocks.del(clock.id)));
  const customer = await callStripe((stripe) =>
    stripe.customers.create({
      test_clock: clock.id,
      email: member.email,
      payment_method: CARD,
      invoice_settings: { default_payment_method: CARD },
      metadata: { uid: member.uid },
    }),
  );
  await saveStripeCustomer(member.uid, { customer_id: customer.id, generation: 0 });
  const subscription = await callStripe((stripe) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plan.stripe_price_id ?? '' }],
      metadata: { uid: member.uid, plan_id: plan.id, locale: 'de' },
    }),
  );
  return {
    member,
    subscription,
    advanceTo: async (second) => {
      await callStripe(({ testHelpers }) =>
        testHelpers.testClocks.advance(clock.id, { frozen_time: second }),
      );
      const status = () =>
        callStripe(async ({ testHelpers }) => {
          return (await testHelpers.testClocks.retrieve(clock.id)).status;
        });
      await expect.poll(status, ADVANCE).toBe('ready');
      const now = new Date(second * 1_000);
      functions.setNow(now);
      member.cookie = signedInAt(member.cookie, now);
    },
  };
}
