import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from './actions.ts';
import type { Arrival } from './arrivals.ts';
import type { ActionName } from './mix.ts';
import type { Done } from './steps.ts';

/**
 * Begins each action when it is due, however many are under way, and waits for all of them.
 *
 * @param numberFrom number of the first action
 */
export async function drive(
  arrivals: readonly Arrival[],
  seconds: number,
  actions: Record<ActionName, Action>,
  numberFrom: number,
): Promise<Done[]> {
  const start = performance.now();
  const run = async ({ due, action }: Arrival, number: number): Promise<Done> => {
    const error = await actions[action](number).catch(String);
    const end = performance.now() - start;
    return { action, error, milliseconds: end - due, isInTime: end <= seconds * 1_000 };
  };
  const running: Promise<Done>[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const wait = start + arrival.due - performance.now();
    if (wait > 0) await delay(wait);
    running.push(run(arrival, numberFrom + index));
  }
  return Promise.all(running);
}
