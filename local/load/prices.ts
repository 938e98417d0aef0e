/*
 * List prices in US dollars as we knew them on 22 November 2026, from memory and without free quotas:
 * look them up before anything is decided by them.
 */

/** Assumed. */
export const DOLLARS_A_EURO = 1.1;

/** Firestore in Frankfurt. */
export const READ = 0.039 / 100_000;
export const WRITE = 0.117 / 100_000;
export const DELETE = 0.013 / 100_000;
export const STORED_GB_MONTH = 0.117;

/** Functions (Cloud Run, billed while a request is under way) in Frankfurt. */
export const VCPU_SECOND = 0.000_033_6;
export const GIB_SECOND = 0.000_003_5;
export const REQUEST = 0.4 / 1_000_000;

/** Hosting. */
export const DELIVERED_GB = 0.15;

/** Tokens of an answer, and of the judgement of one that names the brand. */
const ANSWER = { in: 150, out: 600 };
const JUDGEMENT = { in: 900, out: 80 };

interface ModelPrice {
  /** Dollars for a million tokens. */
  in: number;
  out: number;
}

const tokens = (price: ModelPrice, { in: asked, out }: typeof ANSWER) =>
  (price.in * asked + price.out * out) / 1_000_000;

const mean = (prices: readonly ModelPrice[]) =>
  prices.reduce((sum, price) => sum + tokens(price, ANSWER), 0) / prices.length;

const JUDGE = { in: 0.15, out: 0.6 };

/** The vendors' small models, and those that most people are answered by; the mean of all three. */
export const SMALL_ANSWER =
  mean([JUDGE, { in: 1, out: 5 }, { in: 0.3, out: 2.5 }]) + tokens(JUDGE, JUDGEMENT);
export const LARGE_ANSWER =
  mean([
    { in: 1.25, out: 10 },
    { in: 3, out: 15 },
    { in: 1.25, out: 10 },
  ]) + tokens(JUDGE, JUDGEMENT);
