import { type Share, share } from '#shared/rules/shares.ts';

/** Of every 100 answers, 40 name the brand: known here, and never in real life. */
const TRUE_SHARE = 0.4;
const WEEKS = 10;
/** The day on which the article was written, so that nobody chose it for its result. */
const SEED = 20_261_125;

/** k of n answers; never null, because n is at least 1. */
function shareOf(k: number, n: number): Share {
  const found = share(k, n);
  if (!found) throw new Error('no answers');
  return found;
}

/**
 * Chance that anybody can repeat, in a spreadsheet too: the linear congruential generator of
 * "Numerical Recipes". Each call gives the next number from 0 to 1.
 */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Draws {
  /** Ten weeks with five answers each. */
  few: Share[];
  /** Ten more weeks with fifty answers each, from the same chance. */
  many: Share[];
}

/** Weeks in which nothing changes but chance: each answer names the brand with the true share. */
export function drawWeeks(): Draws {
  const next = chance(SEED);
  const week = (n: number) => {
    const named = Array.from({ length: n }, next).filter((drawn) => drawn < TRUE_SHARE);
    return shareOf(named.length, n);
  };
  const weeks = (n: number) => Array.from({ length: WEEKS }, () => week(n));
  return { few: weeks(5), many: weeks(50) };
}

/** Weeks added together. */
export function allOf(weeks: readonly Share[]): Share {
  const sum = (part: 'k' | 'n') => weeks.reduce((total, week) => total + week[part], 0);
  return shareOf(sum('k'), sum('n'));
}

/** The same 40 percent from more and more answers. */
export function growingBase(): Share[] {
  return [5, 10, 20, 50, 100, 400].map((n) => shareOf(n * TRUE_SHARE, n));
}

/** Thirty answers in each mode, made up: a brand that the model hardly knows and the search finds. */
export function twoModes(): Share[] {
  return [shareOf(2, 30), shareOf(14, 30)];
}
