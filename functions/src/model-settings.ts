import { z } from 'zod';
import { localAddress } from './local-address.ts';
import { modelPrices } from './model-prices.ts';

/** Longest wait for one answer unless set otherwise, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 25_000;

/** The same for an answer with web search. */
const DEFAULT_SEARCH_TIMEOUT_MS = 120_000;

const model = z.string().regex(/^[\w.:-]{1,100}$/);

function limit(fallback: number) {
  return z.coerce.number().int().nonnegative().default(fallback);
}

function pricesOf(name: string) {
  return {
    schema: modelPrices.optional(),
    help: `prices of ${name} in US dollars: a million tokens in, a million out and, where it searches, 1,000 searches, e.g. 0.10,0.50,10; a dear model’s unless set`,
  };
}

/**
 * Settings of the language models. Models are configuration without a default, because vendors
 * retire them (product 21.4).
 */
export const MODEL_SETTINGS = {
  OPENAI_API_KEY: {
    schema: z.string().min(1),
    help: 'OpenAI’s API key; run `firebase functions:secrets:set OPENAI_API_KEY`',
  },
  ANTHROPIC_API_KEY: {
    schema: z.string().min(1),
    help: 'Anthropic’s API key; run `firebase functions:secrets:set ANTHROPIC_API_KEY`',
  },
  GEMINI_API_KEY: {
    schema: z.string().min(1),
    help: 'the key of the Gemini API; run `firebase functions:secrets:set GEMINI_API_KEY`',
  },
  OPENAI_MODEL: {
    schema: model,
    help: 'the model that answers for ChatGPT, e.g. gpt-4o-mini; set it in functions/.env.<project id>',
  },
  ANTHROPIC_MODEL: {
    schema: model,
    help: 'the model that answers for Claude, as Anthropic’s list of models names it; set it in functions/.env.<project id>',
  },
  GEMINI_MODEL: {
    schema: model,
    help: 'the model that answers for Gemini, e.g. gemini-2.5-pro; set it in functions/.env.<project id>',
  },
  SENTIMENT_MODEL: {
    schema: model.optional(),
    help: 'OpenAI’s model that judges sentiment, with structured outputs; leave it unset for OPENAI_MODEL',
  },
  MODEL_API_BASE: {
    schema: localAddress.optional(),
    help: 'origin of an emulator for all models on this machine, whose answers are marked as samples; leave it unset for the models themselves',
  },
  MODEL_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(1).max(DEFAULT_TIMEOUT_MS).default(DEFAULT_TIMEOUT_MS),
    help: `longest wait for a model’s answer in milliseconds, at most ${DEFAULT_TIMEOUT_MS}`,
  },
  MODEL_SEARCH_TIMEOUT_MS: {
    schema: z.coerce
      .number()
      .int()
      .min(1)
      .max(DEFAULT_SEARCH_TIMEOUT_MS)
      .default(DEFAULT_SEARCH_TIMEOUT_MS),
    help: `longest wait for a model’s answer with web search in milliseconds, at most ${DEFAULT_SEARCH_TIMEOUT_MS}`,
  },
  OPENAI_PRICES: pricesOf('OPENAI_MODEL'),
  ANTHROPIC_PRICES: pricesOf('ANTHROPIC_MODEL'),
  GEMINI_PRICES: pricesOf('GEMINI_MODEL'),
  BRAND_DAILY_QUOTA: {
    schema: limit(100),
    help: 'model answers from memory that a member may ask for in a day (UTC), a whole number; 100 unless set',
  },
  BRAND_MONTHLY_SEARCHES: {
    schema: limit(400),
    help: 'web searches that a member’s answers may take in a month (UTC), a whole number; 400 unless set',
  },
  BRAND_DAILY_SEARCHES: {
    schema: limit(60),
    help: 'web searches that a member’s answers may take in a day (UTC), a whole number; 60 unless set',
  },
  BRAND_MONTHLY_BUDGET_USD: {
    schema: limit(200),
    help: 'US dollars that the models of all members may cost in a month (UTC) before runs by schedule stop, a whole number; questions stop at 110 % of it; 200 unless set',
  },
  BRAND_DAILY_CEILING: {
    schema: limit(2_000),
    help: 'model answers from memory that all members together may ask for in a day (UTC), a whole number; 2000 unless set',
  },
} as const satisfies Record<string, { schema: z.ZodType; help: string }>;
