import { z } from 'zod';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { setting } from '../config.ts';
import { boundedFetch, ModelError, type Waiting } from './llm/http.ts';
import type { LanguageModel, ModelAnswer, ModelQuestion, Provider } from './llm/provider.ts';
import { anthropic, gemini, openai } from './llm/providers.ts';

const PROVIDERS = {
  chatgpt: { provider: openai, key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL' },
  claude: { provider: anthropic, key: 'ANTHROPIC_API_KEY', model: 'ANTHROPIC_MODEL' },
  gemini: { provider: gemini, key: 'GEMINI_API_KEY', model: 'GEMINI_MODEL' },
} as const satisfies Record<BrandPlatformId, { provider: Provider; key: string; model: string }>;

/** Both attempts together, in milliseconds: with the judge's they stay under Hosting's 60 s. */
const ANSWER_DEADLINE_MS = 35_000;
const JUDGE_DEADLINE_MS = 12_000;

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
 * Asks a platform's configured model the member's prompt, as it is and with nothing added: what
 * people would be told.
 *
 * @throws ModelError
 */
export async function askPlatform(platform: BrandPlatformId, prompt: string): Promise<ModelAnswer> {
  const timeoutMs = setting('MODEL_TIMEOUT_MS');
  const question = {
    model: setting(PROVIDERS[platform].model),
    prompt,
    maxTokens: MAX_ANSWER_TOKENS,
  };
  return ask(platform, question, { timeoutMs, deadlineMs: ANSWER_DEADLINE_MS });
}

/**
 * Asks the judging model for JSON of a schema.
 *
 * @returns the answer's text, not yet validated
 * @throws ModelError
 */
export async function askJudge(question: Required<Omit<ModelQuestion, 'model'>>): Promise<string> {
  const model = setting('SENTIMENT_MODEL') ?? setting('OPENAI_MODEL');
  const timeoutMs = Math.min(setting('MODEL_TIMEOUT_MS'), JUDGE_DEADLINE_MS);
  const waiting = { timeoutMs, deadlineMs: JUDGE_DEADLINE_MS };
  return (await ask('chatgpt', { ...question, model }, waiting)).text;
}

/** `store: false`: members' prompts are not kept at OpenAI. The others ignore what is not theirs. */
const PROVIDER_OPTIONS = { openai: { store: false, strictJsonSchema: true } };

async function ask(
  platform: BrandPlatformId,
  { model, prompt, system, schema, maxTokens }: ModelQuestion,
  waiting: Waiting,
): Promise<ModelAnswer> {
  const { provider, key } = PROVIDERS[platform];
  const loaded = await provider.load({
    model,
    apiKey: setting(key),
    origin: setting('MODEL_API_BASE')?.replace(/\/$/, '') ?? provider.origin,
    fetch: boundedFetch(waiting),
  });
  const answer = await generate(loaded, {
    prompt: [
      ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens: maxTokens,
    ...(schema === undefined ? {} : { responseFormat: schema }),
    providerOptions: PROVIDER_OPTIONS,
  });
  return readAnswer(answer, model);
}

type Generated = Awaited<ReturnType<LanguageModel['doGenerate']>>;

async function generate(
  model: LanguageModel,
  options: Parameters<LanguageModel['doGenerate']>[0],
): Promise<Generated> {
  try {
    return await model.doGenerate(options);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    // Whatever an SDK stumbles over is this provider's answer, and the others must not suffer.
    const name = error instanceof Error ? error.name : typeof error;
    throw new ModelError(
      'model-failed',
      `${model.provider} answered what cannot be read (${name}).`,
    );
  }
}

/** Gemini's SDK leaves the model out that its answer names. */
const geminiBody = z.object({ modelVersion: z.string() });

function readAnswer({ content, finishReason, response }: Generated, asked: string): ModelAnswer {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const { unified } = finishReason;
  if (text.trim() === '' || unified === 'content-filter' || unified === 'error') {
    throw new ModelError('model-failed', `${asked} gave no answer (${unified}).`);
  }
  const named = response?.modelId ?? geminiBody.safeParse(response?.body).data?.modelVersion;
  return { model: named ?? asked, text, isCut: unified === 'length' };
}
