/** Longest address that every assistant and every browser still takes, in UTF-16 code units. */
const MAX_PREFILLED_ADDRESS = 6_000;

interface Assistant {
  name: string;
  /** Where a new conversation begins. */
  address: string;
  /** Query parameter that fills the input box; null when the assistant has none. */
  parameter: string | null;
}

/** Assistants in which a finished prompt can be opened. */
export const ASSISTANTS = {
  chatgpt: { name: 'ChatGPT', address: 'https://chatgpt.com/', parameter: 'q' },
  claude: { name: 'Claude', address: 'https://claude.ai/new', parameter: 'q' },
  gemini: { name: 'Gemini', address: 'https://gemini.google.com/app', parameter: null },
  perplexity: { name: 'Perplexity', address: 'https://www.perplexity.ai/search', parameter: 'q' },
} as const satisfies Record<string, Assistant>;

export type AssistantId = keyof typeof ASSISTANTS;

/**
 * The address that opens an assistant with the prompt in its box.
 *
 * @returns `isFilled` false when the prompt has to be pasted: the assistant takes none from the
 * address, or the prompt is too long for one
 */
export function assistantLink(
  id: AssistantId,
  prompt: string,
): { address: string; isFilled: boolean } {
  const { address, parameter } = ASSISTANTS[id];
  const filled = `${address}?${parameter ?? ''}=${encodeURIComponent(prompt)}`;
  const isFilled = parameter !== null && filled.length <= MAX_PREFILLED_ADDRESS;
  return { address: isFilled ? filled : address, isFilled };
}
