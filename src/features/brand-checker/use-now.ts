import { useSyncExternalStore } from 'react';

/** The smallest unit of relative times is a minute. */
const STEP_MS = 60_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, STEP_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * The time in milliseconds since the epoch, updated every minute by one timer for the whole page.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
