import type { ModelMessage, ToolSet } from 'ai';
import { MAX_SEARCHES_PER_ANSWER } from '#shared/limits.ts';
import {
  callSettings,
  countedTokens,
  loadSdk,
  requireAnswer,
  type Model,
  type ModelQuestion,
} from './generate.ts';
import type { ModelAnswer } from './model-answer.ts';
import { ModelError, toModelError } from './model-error.ts';
import { readSearch, type AnswerPart } from './read-search.ts';

/** How often an answer that Anthropic paused is continued; each time everything is sent again. */
const MAX_CONTINUATIONS = 2;

/** A provider's search, limited to so many uses in one request. */
export type WebSearch = (maxUses: number) => ToolSet[string];

/**
 * Asks a model that may search the web, at most MAX_SEARCHES_PER_ANSWER times. Whether it does is its
 * own decision, as in the apps. A search that failed is no failure of an answer that has text.
 *
 * @param timeoutMs longest wait in milliseconds, pauses and continuations included
 * @throws ModelError also for an answer that is empty or cannot be read; it is free only when the
 *   provider answered nothing before
 */
export async function generateWithSearch(
  model: Model,
  { prompt, ...question }: ModelQuestion,
  webSearch: WebSearch,
  timeoutMs: number,
): Promise<ModelAnswer> {
  const { generateText } = await loadSdk();
  const abortSignal = AbortSignal.timeout(timeoutMs);
  const settings = callSettings(abortSignal, { maxToolCalls: MAX_SEARCHES_PER_ANSWER });
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }];
  const parts: AnswerPart[] = [];
  const usage = { inputTokens: 0, outputTokens: 0 };
  try {
    for (let continuations = 0; ; continuations += 1) {
      const result = await generateText({
        ...question,
        model,
        messages,
        ...searchesLeft(parts, webSearch),
        ...settings,
      });
      parts.push(...result.content);
      const { inputTokens, outputTokens } = countedTokens(result.usage);
      usage.inputTokens += inputTokens;
      usage.outputTokens += outputTokens;
      const isPaused = result.rawFinishReason === 'pause_turn';
      if (isPaused && continuations < MAX_CONTINUATIONS) {
        messages.push(...result.responseMessages);
        continue;
      }
      const text = textOf(parts);
      requireAnswer(model, text, result.finishReason);
      return {
        model: result.finalStep.response.modelId,
        text,
        isCut: isPaused || result.finishReason === 'length',
        search: readSearch(parts),
        usage,
      };
    }
  } catch (error) {
    if (abortSignal.aborted) throw new ModelError('model-timeout', `${model.modelId} is slow.`);
    const { code, message, isFree, isRetired } = await toModelError(error);
    throw new ModelError(code, message, { isFree: isFree && parts.length === 0, isRetired });
  }
}

/**
 * Anthropic counts uses by request, and refuses a limit of 0 and a continuation that lacks the tool, so
 * that the model is told to use none.
 */
function searchesLeft(parts: readonly AnswerPart[], webSearch: WebSearch) {
  const left = MAX_SEARCHES_PER_ANSWER - readSearch(parts).searches;
  const toolChoice = left > 0 ? ('auto' as const) : ('none' as const);
  return { tools: { web_search: webSearch(Math.max(left, 1)) }, toolChoice };
}

/** The text as it was written: a cited passage is a part of its own, and a search begins a paragraph. */
function textOf(parts: readonly AnswerPart[]): string {
  let text = '';
  let isAfterSearch = false;
  for (const part of parts) {
    if (part.type === 'tool-call' || part.type === 'tool-result') isAfterSearch = true;
    if (part.type !== 'text' || part.text === '') continue;
    if (isAfterSearch && text.trim() !== '') text = `${text.trimEnd()}\n\n`;
    text += part.text;
    isAfterSearch = false;
  }
  return text;
}
