import type { z } from 'zod';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import type { ModelPrices } from '../model-prices.ts';
import { boundedFetch, MAX_ANSWER_BYTES, MAX_SEARCH_ANSWER_BYTES } from './models/bounded-fetch.ts';
import { generate, loadSdk, type Model, type ModelQuestion } from './models/generate.ts';
import type { ModelAnswer, Place } from './models/model-answer.ts';
import { ModelError } from './models/model-error.ts';
import { paidOnceFetch } from './models/paid-once-fetch.ts';
import { anthropic, gemini, openai, type Provider } from './models/providers.ts';
import { generateWithSearch } from './models/search.ts';

const PROVIDERS = {
  chatgpt: {
    provider: openai,
    key: 'OPENAI_API_KEY',
    model: 'OPENAI_MODEL',
    prices: 'OPENAI_PRICES',
  },
  claude: {
    provider: anthropic,
    key: 'ANTHROPIC_API_KEY',
    model: 'ANTHROPIC_MODEL',
    prices: 'ANTHROPIC_PRICES',
  },
  gemini: {
    provider: gemini,
    key: 'GEMINI_API_KEY',
    model: 'GEMINI_MODEL',
    prices: 'GEMINI_PRICES',
  },
} as const satisfies Record<
  BrandPlatformId,
  { provider: Provider; key: string; model: string; prices: string }
>;

/** Longest wait for the judge, in milliseconds: with the answer's it stays under Hosting's 60 s. */
const JUDGE_TIMEOUT_MS = 12_000;

/** Far above a usual answer: models that think first count their thoughts too. */
const MAX_ANSWER_TOKENS = 4_096;

/** With search they also think about what they found. */
const MAX_SEARCH_ANSWER_TOKENS = 8_192;

/** The language is said, because the providers' searches take a country only. */
const READER: Record<Locale, string> = {
  en: 'The user reads English.',
  de: 'Der Nutzer liest Deutsch.',
};

/**
 * Reads every setting that asking these platforms and judging their answers needs, so that a missing
 * one is found before anything is counted or paid.
 *
 * @throws ConfigurationError
 */
export function requireModelSettings(platforms: readonly BrandPlatformId[]): void {
  for (const platform of ['chatgpt', ...platforms] as const) {
    setting(PROVIDERS[platform].key);
    setting(PROVIDERS[platform].model);
    setting(PROVIDERS[platform].prices);
  }
  setting('SENTIMENT_MODEL');
  setting('MODEL_API_BASE');
  setting('MODEL_TIMEOUT_MS');
  setting('MODEL_SEARCH_TIMEOUT_MS');
}

/** The model that is configured for each platform. */
export function configuredModels(): Record<BrandPlatformId, string> {
  return {
    chatgpt: setting(PROVIDERS.chatgpt.model),
    claude: setting(PROVIDERS.claude.model),
    gemini: setting(PROVIDERS.gemini.model),
  };
}

/** Whether the answers come from an emulator, not from models. */
export function answersAreSamples(): boolean {
  return setting('MODEL_API_BASE') !== undefined;
}

/** What a platform is asked. */
type Question = { platform: BrandPlatformId; prompt: string } & (
  | { mode: Extract<AnswerMode, 'memory'>; place?: Place }
  | { mode: Extract<AnswerMode, 'search'>; place: Place }
);

/**
 * Sends the member's prompt to a platform's configured model. From memory that is all it is sent, so
 * that the answer is one that a user of the platform could get; with search, also the country and the
 * language of the reader, which the platforms know of their users.
 *
 * An answer from memory takes at most MODEL_TIMEOUT_MS, one with search MODEL_SEARCH_TIMEOUT_MS, so
 * that it must not be waited for in a call.
 *
 * @throws ModelError `model-failed` and free for a platform that is not asked with search
 */
export async function askModel(question: Question): Promise<ModelAnswer> {
  const { platform, prompt } = question;
  return question.mode === 'memory'
    ? askMemory(platform, prompt)
    : askWithSearch(platform, prompt, question.place);
}

async function askMemory(platform: BrandPlatformId, prompt: string): Promise<ModelAnswer> {
  const model = await load(platform, boundedFetch(MAX_ANSWER_BYTES));
  const { Output } = await loadSdk();
  const question = { prompt, maxOutputTokens: MAX_ANSWER_TOKENS };
  return (await generate(model, question, Output.text(), setting('MODEL_TIMEOUT_MS'))).answer;
}

async function askWithSearch(
  platform: BrandPlatformId,
  prompt: string,
  { country, locale }: Place,
): Promise<ModelAnswer> {
  const { loadSearch } = PROVIDERS[platform].provider;
  if (searchRefusal(platform) !== null || loadSearch === undefined) {
    throw new ModelError('model-failed', `${platform} is not asked with search.`, { isFree: true });
  }
  const model = await load(platform, paidOnceFetch(boundedFetch(MAX_SEARCH_ANSWER_BYTES)));
  const question = {
    prompt,
    instructions: READER[locale],
    maxOutputTokens: MAX_SEARCH_ANSWER_TOKENS,
  };
  const webSearch = await loadSearch(country);
  return generateWithSearch(model, question, webSearch, setting('MODEL_SEARCH_TIMEOUT_MS'));
}

/** What a platform's configured model costs; undefined when it is not set. */
export function pricesOf(platform: BrandPlatformId): ModelPrices | undefined {
  return setting(PROVIDERS[platform].prices);
}

/** The form of the judge's answer; name and description tell the model what it is. */
export interface Verdict<T> {
  name: string;
  description: string;
  schema: z.ZodType<T>;
}

/**
 * Asks the judging model for an answer of a schema.
 *
 * @param waitMs longest wait in milliseconds, where MODEL_TIMEOUT_MS is not shorter
 * @throws ModelError also for an answer that does not fit the schema
 */
export async function askJudge<T>(
  question: Required<ModelQuestion>,
  verdict: Verdict<T>,
  waitMs = JUDGE_TIMEOUT_MS,
): Promise<{ answer: ModelAnswer; output: T }> {
  const name = setting('SENTIMENT_MODEL') ?? setting('OPENAI_MODEL');
  const model = await load('chatgpt', boundedFetch(MAX_ANSWER_BYTES), name);
  const { Output } = await loadSdk();
  const timeoutMs = Math.min(setting('MODEL_TIMEOUT_MS'), waitMs);
  return generate(model, question, Output.object(verdict), timeoutMs);
}

async function load(
  platform: BrandPlatformId,
  fetch: typeof globalThis.fetch,
  model = setting(PROVIDERS[platform].model),
): Promise<Model> {
  const { provider, key } = PROVIDERS[platform];
  return provider.load({
    model,
    apiKey: setting(key),
    origin: setting('MODEL_API_BASE')?.replace(/\/$/, '') ?? provider.origin,
    fetch,
  });
}
