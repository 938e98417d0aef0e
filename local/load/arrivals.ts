import { SHARES, type ActionName } from './mix.ts';

/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32: small, quick and even enough for a load. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One request that is due, whether or not those before are answered. */
export interface Arrival {
  /** Milliseconds after the step's beginning. */
  due: number;
  action: ActionName;
}

/**
 * Arrivals of many people who do not know of each other (Poisson): the gaps between them are
 * exponentially distributed.
 *
 * @param rate a second
 */
export function arrivals(rate: number, seconds: number, random: Random): Arrival[] {
  const list: Arrival[] = [];
  const gap = () => (-Math.log(1 - random()) / rate) * 1_000;
  for (let due = gap(); due < seconds * 1_000; due += gap()) {
    list.push({ due, action: pickAction(random()) });
  }
  return list;
}

/** @param at where in the mix, from 0 up to 1 */
export function pickAction(at: number): ActionName {
  let left = at;
  for (const { name, share } of SHARES) {
    left -= share;
    if (left < 0) return name;
  }
  return 'visit';
}

/**
 * Milliseconds that a provider takes: most near the median, few much longer (log-normal).
 *
 * @param at which part of all answers is quicker, from 0 up to 1
 */
export function providerDelay({ median, spread }: Delays, at: number): number {
  return median * Math.exp(spread * normalQuantile(at));
}

export interface Delays {
  median: number;
  /** Standard deviation of the logarithm. */
  spread: number;
}

/** The logistic curve is within 0.1 of the normal distribution between 1 and 99 of 100. */
function normalQuantile(at: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, at));
  return Math.log(bounded / (1 - bounded)) / 1.702;
}
