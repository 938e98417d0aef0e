import type Stripe from 'stripe';
import type { World } from './world.ts';

/** Seconds. */
const DAY = 86_400;

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

/** Some billing intervals later in UTC; the 31st becomes the last day of a shorter month. */
export function addInterval(
  second: number,
  { interval, interval_count: count }: Stripe.Price.Recurring,
  times = 1,
): number {
  if (interval === 'day') return second + times * count * DAY;
  if (interval === 'week') return second + times * count * 7 * DAY;
  const date = new Date(second * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + times * count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return Math.floor(date.getTime() / 1000);
}

/** The end of the period that begins at `start`, counted from the anchor so that a 31st comes back. */
export function periodEndAfter(
  start: number,
  anchor: number,
  recurring: Stripe.Price.Recurring,
): number {
  let times = 1;
  while (addInterval(anchor, recurring, times) <= start) times += 1;
  return addInterval(anchor, recurring, times);
}
