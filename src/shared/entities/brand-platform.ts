import { keysOf } from '../rules/keys-of.ts';

interface BrandPlatform {
  /** The assistant's common name. */
  name: string;
  /** Whose model it is, and to whom prompts go. */
  provider: string;
}

/**
 * The assistants that the Brand Checker asks (product 21.4), in the order of the page. Their models are
 * configuration; each test stores the one that answered.
 */
export const BRAND_PLATFORMS = {
  chatgpt: { name: 'ChatGPT', provider: 'OpenAI' },
  claude: { name: 'Claude', provider: 'Anthropic' },
  gemini: { name: 'Gemini', provider: 'Google' },
} as const satisfies Record<string, BrandPlatform>;

export type BrandPlatformId = keyof typeof BRAND_PLATFORMS;

export const brandPlatformIds = keysOf(BRAND_PLATFORMS);
