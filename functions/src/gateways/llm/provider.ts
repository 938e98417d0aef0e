import type { OpenAIProvider } from '@ai-sdk/openai';

/** A provider's model behind the interface that the AI SDK gives all of them. */
export type LanguageModel = ReturnType<OpenAIProvider['responses']>;

/** What a model is asked. */
export interface ModelQuestion {
  model: string;
  prompt: string;
  /** Instructions above the prompt. */
  system?: string;
  /** The answer must be JSON of this schema. */
  schema?: JsonFormat;
  /** Longest answer in tokens, the model's thinking included. */
  maxTokens: number;
}

type ResponseFormat = NonNullable<Parameters<LanguageModel['doGenerate']>[0]['responseFormat']>;
export type JsonFormat = Required<Extract<ResponseFormat, { type: 'json' }>>;

/** What a model answered. */
export interface ModelAnswer {
  /** The model that answered, as the provider names it. */
  model: string;
  text: string;
  /** The answer stopped at `maxTokens`. */
  isCut: boolean;
}

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
  load: (settings: ProviderSettings) => Promise<LanguageModel>;
}
