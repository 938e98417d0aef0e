import { describe, expect, test } from 'vitest';
import { answerCostMicroUsd, modelPrices } from '#functions/model-prices.ts';

describe('prices', () => {
  test('are read as input, output and, where the model searches, 1,000 searches', () => {
    expect(modelPrices.parse('0.10, 0.50, 10')).toEqual({ input: 0.1, output: 0.5, search: 10 });
    expect(modelPrices.parse('0.75,3.75')).toEqual({ input: 0.75, output: 3.75, search: null });
  });

  test.each(['', '1', '1,2,3,4', '-1,2', '1;2', 'free,free', '1e3,2', ',2'])(
    'are not %j',
    (text) => {
      expect(modelPrices.safeParse(text).success).toBe(false);
    },
  );
});

describe('the cost of an answer', () => {
  const prices = { input: 0.1, output: 0.5, search: 10 };
  const usage = { inputTokens: 13_000, outputTokens: 1_100 };
  const oneSearch = { searches: 1, queries: ['a'] };

  test('is the tokens and the searches in millionths of a dollar', () => {
    expect(answerCostMicroUsd(prices, { usage, search: null })).toBe(1_850);
    expect(answerCostMicroUsd(prices, { usage, search: oneSearch })).toBe(11_850);
  });

  test('has each query of a search as a search, and a search without a query as one', () => {
    const several = { searches: 1, queries: ['a', 'b', 'c'] };
    expect(answerCostMicroUsd(prices, { usage, search: several })).toBe(31_850);
    const nameless = { searches: 2, queries: [] };
    expect(answerCostMicroUsd(prices, { usage, search: nameless })).toBe(21_850);
  });

  test('is rounded up, but not for the inexact sum of decimal prices', () => {
    const tokens = (inputTokens: number) => ({
      usage: { inputTokens, outputTokens: 0 },
      search: null,
    });
    expect(answerCostMicroUsd(prices, tokens(1))).toBe(1);
    expect(answerCostMicroUsd(prices, tokens(30))).toBe(3);
    expect(answerCostMicroUsd(prices, tokens(0))).toBe(0);
  });

  test('is unknown without the prices that it needs', () => {
    expect(answerCostMicroUsd(undefined, { usage, search: null })).toBeNull();
    const unpriced = { ...prices, search: null };
    expect(answerCostMicroUsd(unpriced, { usage, search: oneSearch })).toBeNull();
    expect(answerCostMicroUsd(unpriced, { usage, search: { searches: 0, queries: [] } })).toBe(
      1_850,
    );
  });
});
