import type { AnswerAspect } from '../entities/answer-aspect.ts';

/** Longest quote that is kept, in UTF-16 code units. */
const MAX_QUOTE_LENGTH = 200;

/** Shorter quotes prove nothing: nearly every text contains them. */
const MIN_QUOTE_LENGTH = 3;

/**
 * The proposed aspects whose words are in the text exactly, apart from white space (product 21.38). Each
 * aspect is kept once for each tone, with its first quote.
 */
export function quotedAspects(text: string, proposed: readonly AnswerAspect[]): AnswerAspect[] {
  const words = oneLine(text);
  const kept = new Map<string, AnswerAspect>();
  for (const { aspect, tone, quote: typed } of proposed) {
    const quote = oneLine(typed);
    const { length } = quote;
    if (length < MIN_QUOTE_LENGTH || length > MAX_QUOTE_LENGTH || !quote.isWellFormed()) continue;
    const key = `${aspect} ${tone}`;
    if (!kept.has(key) && words.includes(quote)) kept.set(key, { aspect, tone, quote });
  }
  return [...kept.values()];
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
