/** What a model is asked. */
export interface ModelQuestion {
  model: string;
  prompt: string;
  /** Instructions that stand over the prompt. */
  system?: string;
  /** The answer must be JSON of this schema, where the provider can enforce one. */
  schema?: { name: string; schema: object };
  /** Longest answer in tokens, the model's thinking included. */
  maxTokens: number;
}

/** What a model answered. */
export interface ModelAnswer {
  /** The model that answered, as the provider names it. */
  model: string;
  text: string;
  /** The answer stopped at `maxTokens`. */
  isCut: boolean;
}

export interface ProviderRequest {
  path: string;
  headers: Record<string, string>;
  body: object;
}

/** One provider's wire format. */
export interface Provider {
  origin: string;
  request: (question: ModelQuestion) => ProviderRequest;
  /** @returns null for a body of another shape or without a text, e.g. a refusal */
  read: (body: unknown) => ModelAnswer | null;
}
