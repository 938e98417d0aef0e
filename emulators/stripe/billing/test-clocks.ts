import type Stripe from 'stripe';
import { advanceTo, now } from '../clock.ts';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import { idOf, itemOf } from '../lookup.ts';
import type { World } from '../world.ts';
import { deleteCustomer } from './customers.ts';
import { advanceToPeriodEnd } from './subscriptions.ts';

/** Seconds; clients need not count exactly as we do. */
const TOLERANCE = 120;

/**
 * A test clock (docs.stripe.com/api/test_clocks). Here subscriptions have clocks of their own, which
 * begin at the present, and so must this one.
 */
export function startClock(
  world: World,
  second: number,
  name: string | null,
): Stripe.TestHelpers.TestClock {
  if (Math.abs(second - now(world)) > TOLERANCE) {
    throw invalidRequest('emulators/stripe only has clocks that begin now.', 'frozen_time');
  }
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now(world),
    deletes_after: now(world) + 30 * 86_400,
    frozen_time: second,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
  world.state.tables.testClocks[clock.id] = clock;
  return clock;
}

/** Moves a clock on: what its subscriptions owe until then is renewed, or ends. */
export function advanceClock(
  world: World,
  clock: Stripe.TestHelpers.TestClock,
  second: number,
): void {
  if (second <= clock.frozen_time) {
    throw invalidRequest('A test clock can only be advanced to a later time.', 'frozen_time');
  }
  const customers = new Set(customersOf(world, clock).map(({ id }) => id));
  for (const subscription of Object.values(world.state.tables.subscriptions)) {
    if (!customers.has(idOf(subscription.customer))) continue;
    while (isDue(subscription, second)) advanceToPeriodEnd(world, subscription);
    advanceTo(world, subscription.id, second);
  }
  clock.frozen_time = second;
}

/** Deletes a clock with its customers, as Stripe does. */
export function deleteClock(world: World, clock: Stripe.TestHelpers.TestClock): void {
  for (const customer of customersOf(world, clock)) deleteCustomer(world, customer);
  Reflect.deleteProperty(world.state.tables.testClocks, clock.id);
}

function customersOf(world: World, { id }: Stripe.TestHelpers.TestClock): Stripe.Customer[] {
  return Object.values(world.state.tables.customers).filter(
    (customer): customer is Stripe.Customer => !customer.deleted && customer.test_clock === id,
  );
}

function isDue(subscription: Stripe.Subscription, second: number): boolean {
  const { status, cancel_at: cancelAt } = subscription;
  const renews = status === 'active' || status === 'past_due';
  return (
    renews && Math.min(itemOf(subscription).current_period_end, cancelAt ?? Infinity) <= second
  );
}
