import { keysOf } from '../rules/keys-of.ts';

interface BrandPlatform {
  /** The assistant's common name. */
  name: string;
  /** Whose model it is, and to whom prompts go. */
  provider: string;
  /** The label of the model (product 21.4); each test stores the model that really answered. */
  modelLabel: string;
}

/** The assistants that the Brand Checker asks (product 21.4), in the order of the page. */
export const BRAND_PLATFORMS = {
  chatgpt: { name: 'ChatGPT', provider: 'OpenAI', modelLabel: 'GPT-4o Mini' },
  claude: { name: 'Claude', provider: 'Anthropic', modelLabel: 'Sonnet 3.5' },
  gemini: { name: 'Gemini', provider: 'Google', modelLabel: 'Pro' },
} as const satisfies Record<string, BrandPlatform>;

export type BrandPlatformId = keyof typeof BRAND_PLATFORMS;

export const brandPlatformIds = keysOf(BRAND_PLATFORMS);

/** A platform with its model's label: 'ChatGPT (GPT-4o Mini)' (product 21.4). */
export function platformLabel(id: BrandPlatformId): string {
  const { name, modelLabel } = BRAND_PLATFORMS[id];
  return `${name} (${modelLabel})`;
}
