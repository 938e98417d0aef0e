import type { Model } from './generate.ts';
import type { WebSearch } from './search.ts';

/** How one provider's SDK is reached. */
export interface ProviderSettings {
  model: string;
  apiKey: string;
  /** Origin of the API: the provider's own unless it is an emulator. */
  origin: string;
  fetch: typeof globalThis.fetch;
}

/** One provider; its SDK is loaded when it is asked, so that no cold start pays for it. */
export interface Provider {
  origin: string;
  load: (settings: ProviderSettings) => Promise<Model>;
  /** Its search, from a country (ISO 3166-1 alpha-2); absent where none was built (`searchRefusal`). */
  loadSearch?: (country: string) => Promise<WebSearch>;
}

/** Without it, the providers search as from the United States. */
function userLocation(country: string) {
  return { type: 'approximate', country } as const;
}

/** OpenAI's Responses API: https://platform.openai.com/docs/api-reference/responses/create */
export const openai: Provider = {
  origin: 'https://api.openai.com',
  load: async ({ model, origin, ...settings }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ ...settings, baseURL: `${origin}/v1` }).responses(model);
  },
  /** Its limit is `maxToolCalls` of the call. */
  loadSearch: async (country) => {
    const { tools } = (await import('@ai-sdk/openai')).openai;
    return () => tools.webSearch({ userLocation: userLocation(country) });
  },
};

/** Anthropic's Messages API: https://docs.claude.com/en/api/messages */
export const anthropic: Provider = {
  origin: 'https://api.anthropic.com',
  load: async ({ model, origin, ...settings }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...settings, baseURL: `${origin}/v1` }).messages(model);
  },
  /** Its later versions run code over what they found, and leave out what they did not use. */
  loadSearch: async (country) => {
    const { tools } = (await import('@ai-sdk/anthropic')).anthropic;
    return (maxUses) => tools.webSearch_20250305({ maxUses, userLocation: userLocation(country) });
  },
};

/** Gemini's generateContent: https://ai.google.dev/api/generate-content */
export const gemini: Provider = {
  origin: 'https://generativelanguage.googleapis.com',
  load: async ({ model, origin, ...settings }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ ...settings, baseURL: `${origin}/v1beta` }).chat(model);
  },
};
