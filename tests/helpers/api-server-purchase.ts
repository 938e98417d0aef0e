import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import type { Backend } from './api-server-backend.ts';
import { call, type TestMember } from './api-server-client.ts';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';

/** Opens a checkout for the default plan; the plan must have been initialised. */
export async function openCheckoutPage(backend: Backend, member: TestMember): Promise<string> {
  const { url } = await call(
    backend,
    'create-checkout-session',
    { planId: DEFAULT_PLAN_ID },
    member,
  );
  return url;
}

/** Buys the default plan; returns the subscription's id at Stripe. */
export async function buy(backend: Backend, member: TestMember): Promise<string> {
  const page = await openCheckoutPage(backend, member);
  const answer = await payWithCard(page);
  if (answer.status !== 303) throw new Error('The payment page did not take the card.');
  return subscriptionIdOf(backend, member);
}

/** The member's newest subscription at Stripe. */
export async function subscriptionIdOf(backend: Backend, member: TestMember): Promise<string> {
  const all = await backend.stripe.subscriptions.list({ status: 'all', limit: 100 });
  const found = all.data.find(({ metadata }) => metadata['uid'] === member.uid);
  if (found === undefined) throw new Error('There is no subscription.');
  return found.id;
}
