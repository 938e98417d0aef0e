import type { LanguageModel } from 'ai';

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
  load: (settings: ProviderSettings) => Promise<Exclude<LanguageModel, string>>;
}

/** OpenAI's Responses API: https://platform.openai.com/docs/api-reference/responses/create */
export const openai: Provider = {
  origin: 'https://api.openai.com',
  load: async ({ model, origin, ...settings }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ ...settings, baseURL: `${origin}/v1` }).responses(model);
  },
};

/** Anthropic's Messages API: https://docs.claude.com/en/api/messages */
export const anthropic: Provider = {
  origin: 'https://api.anthropic.com',
  load: async ({ model, origin, ...settings }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...settings, baseURL: `${origin}/v1` }).messages(model);
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
