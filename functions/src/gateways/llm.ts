import type { BrandPlatformId } from '../../../src/shared/entities/brand-platform.ts';
import { setting } from '../config.ts';
import { anthropic } from './llm/anthropic.ts';
import { gemini } from './llm/gemini.ts';
import { ModelError, postJson, type Waiting } from './llm/http.ts';
import { openai } from './llm/openai.ts';
import type { ModelAnswer, ModelQuestion, Provider } from './llm/provider.ts';

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

/** Whether the answers come from a stand-in, not from models. */
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
  const { provider, model } = PROVIDERS[platform];
  const timeoutMs = setting('MODEL_TIMEOUT_MS');
  const question = { model: setting(model), prompt, maxTokens: MAX_ANSWER_TOKENS };
  return ask(provider, question, { timeoutMs, deadlineMs: ANSWER_DEADLINE_MS });
}

/**
 * Asks the judging model for JSON of a schema.
 *
 * @returns the answer's text, not yet validated
 * @throws ModelError
 */
export async function askJudge(
  question: Pick<ModelQuestion, 'prompt' | 'maxTokens'> &
    Required<Pick<ModelQuestion, 'system' | 'schema'>>,
): Promise<string> {
  const model = setting('SENTIMENT_MODEL') ?? setting('OPENAI_MODEL');
  const timeoutMs = Math.min(setting('MODEL_TIMEOUT_MS'), JUDGE_DEADLINE_MS);
  const waiting = { timeoutMs, deadlineMs: JUDGE_DEADLINE_MS };
  return (await ask(openai, { ...question, model }, waiting)).text;
}

async function ask(
  { origin, request, read }: Provider,
  question: ModelQuestion,
  waiting: Waiting,
): Promise<ModelAnswer> {
  const { path, headers, body } = request(question);
  const url = new URL(path, setting('MODEL_API_BASE') ?? origin);
  const answer = read(await postJson(url, headers, body, waiting));
  if (answer === null || answer.text.trim() === '') {
    throw new ModelError('model-failed', `${url.host} answered no text.`);
  }
  return answer;
}
