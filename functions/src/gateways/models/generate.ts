import type { InferGenerateOutput, LanguageModel, LanguageModelUsage, OutputInterface } from 'ai';
import { z } from 'zod';
import type { ModelAnswer } from './model-answer.ts';
import { ModelError, toModelError } from './model-error.ts';

/** A refusal that may pass and a broken connection get a second attempt, after the SDK's pause. */
const MAX_RETRIES = 1;

/** `store: false`: members' prompts are not kept at OpenAI. The others ignore what is not theirs. */
const OPENAI_OPTIONS = { store: false, strictJsonSchema: true };

/** A model of the SDK, not its name. */
export type Model = Exclude<LanguageModel, string>;

/** What a model is asked. */
export interface ModelQuestion {
  prompt: string;
  /** Instructions above the prompt. */
  instructions?: string;
  /** Longest answer in tokens, the model's thinking included. */
  maxOutputTokens: number;
}

/**
 * The AI SDK, loaded when a model is asked, so that no cold start pays for it. Its warnings would go
 * to the log past our rules for log lines (product 25.5).
 */
export async function loadSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

/** What every call of the SDK has in common. */
export function callSettings(abortSignal: AbortSignal, openai: { maxToolCalls?: number } = {}) {
  return {
    abortSignal,
    maxRetries: MAX_RETRIES,
    providerOptions: { openai: { ...OPENAI_OPTIONS, ...openai } },
    include: { responseBody: true },
    telemetry: { isEnabled: false },
  };
}

/**
 * Asks a model once, or twice when the provider could not answer at first.
 *
 * @param output what the answer's text is read as, e.g. `Output.object` of the SDK
 * @param timeoutMs longest wait in milliseconds, the pause and the second attempt included
 * @throws ModelError also for an answer that is empty or cannot be read
 */
export async function generate<OUTPUT extends OutputInterface>(
  model: Model,
  question: ModelQuestion,
  output: OUTPUT,
  timeoutMs: number,
): Promise<{ answer: ModelAnswer; output: InferGenerateOutput<OUTPUT> }> {
  const { generateText } = await loadSdk();
  const abortSignal = AbortSignal.timeout(timeoutMs);
  try {
    const settings = callSettings(abortSignal);
    const result = await generateText({ ...question, model, output, ...settings });
    const { text, finishReason, finalStep } = result;
    requireAnswer(model, text, finishReason);
    const answer = {
      model: namedModel(finalStep.response),
      text,
      isCut: finishReason === 'length',
      search: null,
      usage: countedTokens(result.usage),
    };
    return { answer, output: result.output };
  } catch (error) {
    if (abortSignal.aborted) throw new ModelError('model-timeout', `${model.modelId} is slow.`);
    throw await toModelError(error);
  }
}

/** @throws ModelError for a refusal and for an answer without text */
export function requireAnswer({ modelId }: Model, text: string, finishReason: string): void {
  if (text.trim() === '' || finishReason === 'content-filter' || finishReason === 'error') {
    throw new ModelError('model-failed', `${modelId} gave no answer (${finishReason}).`);
  }
}

/** The SDK's count of tokens as ours. */
export function countedTokens({
  inputTokens = 0,
  outputTokens = 0,
}: LanguageModelUsage): ModelAnswer['usage'] {
  return { inputTokens, outputTokens };
}

const geminiBody = z.object({ modelVersion: z.string() });

/** Gemini's SDK leaves the model out that its answer names. */
function namedModel({ modelId, body }: { modelId: string; body?: unknown }): string {
  return geminiBody.safeParse(body).data?.modelVersion ?? modelId;
}
