import type { InferGenerateOutput, LanguageModel, OutputInterface } from 'ai';
import { z } from 'zod';
import { ModelError, toModelError } from './model-error.ts';

/** A refusal that may pass and a broken connection get a second attempt, after the SDK's pause. */
const MAX_RETRIES = 1;

/** `store: false`: members' prompts are not kept at OpenAI. The others ignore what is not theirs. */
const PROVIDER_OPTIONS = { openai: { store: false, strictJsonSchema: true } };

/** What a model is asked. */
export interface ModelQuestion {
  prompt: string;
  /** Instructions above the prompt. */
  instructions?: string;
  /** Longest answer in tokens, the model's thinking included. */
  maxOutputTokens: number;
}

/** What a model answered. */
export interface ModelAnswer {
  /** The model that answered, as the provider names it. */
  model: string;
  text: string;
  /** The answer stopped at `maxOutputTokens`. */
  isCut: boolean;
}

/**
 * The AI SDK, loaded when a model is asked, so that no cold start pays for it. Its warnings would go
 * to the log past our rules for log lines (product 25.5).
 */
export async function loadSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

/**
 * Asks a model once, or twice when the provider could not answer at first.
 *
 * @param output what the answer's text is read as, e.g. `Output.object` of the SDK
 * @param timeoutMs longest wait in milliseconds, the pause and the second attempt included
 * @throws ModelError also for an answer that is empty or cannot be read
 */
export async function generate<OUTPUT extends OutputInterface>(
  model: Exclude<LanguageModel, string>,
  question: ModelQuestion,
  output: OUTPUT,
  timeoutMs: number,
): Promise<ModelAnswer & { output: InferGenerateOutput<OUTPUT> }> {
  const { generateText } = await loadSdk();
  const abortSignal = AbortSignal.timeout(timeoutMs);
  try {
    const result = await generateText({
      ...question,
      model,
      output,
      abortSignal,
      maxRetries: MAX_RETRIES,
      providerOptions: PROVIDER_OPTIONS,
      include: { responseBody: true },
      telemetry: { isEnabled: false },
    });
    const { text, finishReason, finalStep } = result;
    if (text.trim() === '' || finishReason === 'content-filter' || finishReason === 'error') {
      throw new ModelError('model-failed', `${model.modelId} gave no answer (${finishReason}).`);
    }
    return {
      model: namedModel(finalStep.response),
      text,
      output: result.output,
      isCut: finishReason === 'length',
    };
  } catch (error) {
    if (abortSignal.aborted) throw new ModelError('model-timeout', `${model.modelId} is slow.`);
    throw await toModelError(error);
  }
}

const geminiBody = z.object({ modelVersion: z.string() });

/** Gemini's SDK leaves the model out that its answer names. */
function namedModel({ modelId, body }: { modelId: string; body?: unknown }): string {
  return geminiBody.safeParse(body).data?.modelVersion ?? modelId;
}
