import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { setting } from '../config.ts';
import { boundedFetch } from './models/bounded-fetch.ts';
import { generate, loadSdk, type ModelAnswer, type ModelQuestion } from './models/generate.ts';
import { anthropic, gemini, openai, type Provider } from './models/providers.ts';

const PROVIDERS = {
  chatgpt: { provider: openai, key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL' },
  claude: { provider: anthropic, key: 'ANTHROPIC_API_KEY', model: 'ANTHROPIC_MODEL' },
  gemini: { provider: gemini, key: 'GEMINI_API_KEY', model: 'GEMINI_MODEL' },
} as const satisfies Record<BrandPlatformId, { provider: Provider; key: string; model: string }>;

/** Longest wait for the judge, in milliseconds: with the answer's it stays under Hosting's 60 s. */
const JUDGE_TIMEOUT_MS = 12_000;

/** Far above a usual answer: models that think first count their thoughts too. */
const MAX_ANSWER_TOKENS = 4_096;

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
  }
  setting('SENTIMENT_MODEL');
  setting('MODEL_API_BASE');
  setting('MODEL_TIMEOUT_MS');
}

/** Whether the answers come from an emulator, not from models. */
export function answersAreSamples(): boolean {
  return setting('MODEL_API_BASE') !== undefined;
}

/**
 * Sends the member's prompt to a platform's configured model, without any instructions of ours, so that
 * the answer is one that a user of the platform could get.
 *
 * @throws ModelError
 */
export async function askPlatform(platform: BrandPlatformId, prompt: string): Promise<ModelAnswer> {
  const model = await load(platform, setting(PROVIDERS[platform].model));
  const { Output } = await loadSdk();
  const question = { prompt, maxOutputTokens: MAX_ANSWER_TOKENS };
  return generate(model, question, Output.text(), setting('MODEL_TIMEOUT_MS'));
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
): Promise<T> {
  const model = await load('chatgpt', setting('SENTIMENT_MODEL') ?? setting('OPENAI_MODEL'));
  const { Output } = await loadSdk();
  const timeoutMs = Math.min(setting('MODEL_TIMEOUT_MS'), waitMs);
  return (await generate(model, question, Output.object(verdict), timeoutMs)).output;
}

async function load(
  platform: BrandPlatformId,
  model: string,
): Promise<Exclude<LanguageModel, string>> {
  const { provider, key } = PROVIDERS[platform];
  return provider.load({
    model,
    apiKey: setting(key),
    origin: setting('MODEL_API_BASE')?.replace(/\/$/, '') ?? provider.origin,
    fetch: boundedFetch,
  });
}
