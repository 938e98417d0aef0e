import type Stripe from 'stripe';
import type { World } from './world.ts';

/**
 * The time in whole seconds since the epoch, which never runs backwards. A subscription has its own
 * clock, like one of Stripe's test clocks, that {@link advanceTo} moves ahead.
 */
export function now(world: World, subscriptionId?: string): number {
  const { state } = world;
  state.latestSecond = Math.max(state.latestSecond, Math.floor(Date.now() / 1000));
  const offset = subscriptionId === undefined ? 0 : (state.clockOffsets[subscriptionId] ?? 0);
  return state.latestSecond + offset;
}

/** Moves a subscription's clock to a later second; an earlier one changes nothing. */
export function advanceTo(world: World, subscriptionId: string, second: number): void {
  const ahead = second - now(world, subscriptionId);
  if (ahead <= 0) return;
  world.state.clockOffsets[subscriptionId] =
    (world.state.clockOffsets[subscriptionId] ?? 0) + ahead;
}

/** One billing interval later in UTC; the 31st becomes the last day of a shorter month. */
export function addInterval(second: number, recurring: Stripe.Price.Recurring): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return second + count * 86_400;
  if (interval === 'week') return second + count * 7 * 86_400;
  const date = new Date(second * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
