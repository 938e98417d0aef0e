import { z } from 'zod';

/** What a provider charges for one model. */
export interface ModelPrices {
  /** US dollars for a million tokens, which are as many millionths of a dollar for one. */
  input: number;
  output: number;
  /** US dollars for 1,000 searches; null when it is not set. */
  search: number | null;
}

/** What an answer used of what is paid for. */
export interface AnswerUse {
  usage: { inputTokens: number; outputTokens: number };
  search: { searches: number; queries: readonly string[] } | null;
}

const THOUSAND = 1_000;

const price = z.string().regex(/^\d{1,5}(?:\.\d{1,6})?$/);

/** A setting like `0.10,0.50,10`: input and output per million tokens, then 1,000 searches. */
export const modelPrices = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.union([z.tuple([price, price]), z.tuple([price, price, price])]))
  .transform(([input, output, search]): ModelPrices => ({
    input: Number(input),
    output: Number(output),
    search: search === undefined ? null : Number(search),
  }));

/**
 * What an answer costs, in millionths of a US dollar, rounded up. It is what the provider's list says
 * and no invoice: discounts for cached tokens are left out, and each query of a search is reckoned as
 * a search, because OpenAI bills them so.
 *
 * @param prices of the model that answered
 * @returns null when a price that the answer needs is not known
 */
export function answerCostMicroUsd(
  prices: ModelPrices | undefined,
  { usage, search }: AnswerUse,
): number | null {
  if (prices === undefined) return null;
  const tokens = usage.inputTokens * prices.input + usage.outputTokens * prices.output;
  const searches = Math.max(search?.searches ?? 0, search?.queries.length ?? 0);
  if (searches === 0) return roundUp(tokens);
  return prices.search === null ? null : roundUp(tokens + searches * prices.search * THOUSAND);
}

/** Sums of decimal prices are off in their last digits, which must not become another millionth. */
function roundUp(microUsd: number): number {
  return Math.ceil(Number(microUsd.toFixed(3)));
}
