import type { ApiUsage } from '../bench/api-process.ts';
import type { Action } from './actions.ts';
import { actionNames, MIX, type ActionName } from './mix.ts';

/** Actions of each kind that are measured one after the other; those with Stripe take long. */
const TIMES = 30;
const TIMES_WITH_STRIPE = 8;

/** Before it counts: the first ones compile. */
const WARM_UP = 4;

/** How often an action is done while it is measured. */
export function timesOf(action: ActionName): number {
  return (MIX[action].waitsFor === 'stripe' ? TIMES_WITH_STRIPE : TIMES) + WARM_UP;
}

/**
 * Processor time that the functions' process takes for each action, in milliseconds: with its webhooks,
 * and with what runs beside, such as the collection of garbage.
 *
 * @param settled resolves when no webhook is under way
 */
export async function processorTimes(
  actions: Record<ActionName, Action>,
  usage: () => Promise<ApiUsage>,
  settled: () => Promise<void>,
): Promise<Record<ActionName, number>> {
  const times: Partial<Record<ActionName, number>> = {};
  let number = 0;
  for (const name of actionNames) {
    const once = async () => {
      const error = await actions[name]((number += 1));
      if (error !== null) throw new Error(`${name}: ${error}`);
    };
    for (let index = 0; index < WARM_UP; index += 1) await once();
    await settled();
    const before = await usage();
    const count = timesOf(name) - WARM_UP;
    for (let index = 0; index < count; index += 1) await once();
    await settled();
    const after = await usage();
    times[name] = Math.round(((after.processorMs - before.processorMs) / count) * 10) / 10;
  }
  return times as Record<ActionName, number>;
}
