/** A share of answers with its range. */
export interface Share {
  k: number;
  n: number;
  /** k of n, 0 to 1. */
  value: number;
  /** The range, 0 to 1. */
  low: number;
  high: number;
}

/** The normal distribution's quantile of 95 %. */
const Z = 1.96;

/**
 * The range in which the true share lies when k of n answers were counted (Wilson, 95 %; product
 * 21.29), 0 to 1. Repeats of one question resemble each other, so the true range is somewhat wider.
 *
 * @returns null without answers
 */
export function wilson(k: number, n: number): { low: number; high: number } | null {
  if (n === 0) return null;
  const p = k / n;
  const square = Z * Z;
  const whole = 1 + square / n;
  const centre = (p + square / (2 * n)) / whole;
  const half = (Z / whole) * Math.sqrt((p * (1 - p)) / n + square / (4 * n * n));
  // Rounding must not move the ends that are known exactly.
  return {
    low: k === 0 ? 0 : Math.max(0, centre - half),
    high: k === n ? 1 : Math.min(1, centre + half),
  };
}

/** k of n answers as a share with its range; null without answers. */
export function share(k: number, n: number): Share | null {
  const range = wilson(k, n);
  return range === null ? null : { k, n, value: k / n, ...range };
}

/** How much n answers prove: up to 20 a hint, up to 100 a moderate amount. */
export function answerBase(n: number): 'hint' | 'moderate' | 'strong' {
  if (n <= 20) return 'hint';
  return n <= 100 ? 'moderate' : 'strong';
}

/** A change is more than chance when the ranges do not touch. */
export function changeOf(now: Share, before: Share): 'more' | 'less' | 'may-be-chance' {
  if (now.low > before.high) return 'more';
  return now.high < before.low ? 'less' : 'may-be-chance';
}

/** A rival leads when its range is wholly above the own one; the two are level when they overlap. */
export function levelWith(own: Share, rival: Share): 'level' | 'leads' | 'trails' {
  const change = changeOf(own, rival);
  if (change === 'may-be-chance') return 'level';
  return change === 'more' ? 'leads' : 'trails';
}

/**
 * Whether the last two runs both lie on the same side of the one before them: a change within the
 * ranges that held twice is reported as well.
 *
 * @param runs oldest first
 */
export function heldTwice(runs: readonly Share[]): 'more' | 'less' | null {
  const [before, first, second] = runs.slice(-3).map(({ value }) => value);
  if (before === undefined || first === undefined || second === undefined) return null;
  if (first > before && second > before) return 'more';
  return first < before && second < before ? 'less' : null;
}
