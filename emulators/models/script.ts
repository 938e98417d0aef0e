import { z } from 'zod';

const PROVIDERS = ['openai', 'anthropic', 'gemini'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Why a model stopped, before each provider's own word for it. */
export type Finish = 'stop' | 'length' | 'refusal';

const when = {
  /** Only for this provider; any unless given. */
  provider: z.enum(PROVIDERS).optional(),
  /** Only for prompts that contain this text. */
  contains: z.string().optional(),
  /** Waits this long before it answers, in ms. */
  delayMs: z.int().nonnegative().max(600_000).optional(),
};

/** One scripted answer. Each is used once, in order, by the first request that it fits. */
export const scriptedReplySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...when,
    kind: z.literal('text'),
    text: z.string(),
    finish: z.enum(['stop', 'length', 'refusal']).optional(),
  }),
  /** A model's text that is this value as JSON, as in JSON mode. */
  z.strictObject({ ...when, kind: z.literal('json'), value: z.json() }),
  /** A model's text full of markup and orders, which a page must show as plain text. */
  z.strictObject({ ...when, kind: z.literal('hostile') }),
  /** A 200 whose body breaks off in the middle of its JSON. */
  z.strictObject({ ...when, kind: z.literal('malformed') }),
  z.strictObject({
    ...when,
    kind: z.literal('error'),
    status: z.int().min(400).max(599),
    /** Seconds for the `Retry-After` header. */
    retryAfter: z.int().nonnegative().optional(),
  }),
]);

export type ScriptedReply = z.infer<typeof scriptedReplySchema>;

/** The scripted replies that wait for their requests. */
export class Script {
  #replies: ScriptedReply[] = [];

  add(replies: ScriptedReply[]): void {
    this.#replies.push(...replies);
  }

  clear(): void {
    this.#replies = [];
  }

  /** Takes the oldest reply that fits; `undefined` means the sample answer. */
  next(provider: Provider, prompt: string): ScriptedReply | undefined {
    const index = this.#replies.findIndex(
      (reply) => (reply.provider ?? provider) === provider && prompt.includes(reply.contains ?? ''),
    );
    return index === -1 ? undefined : this.#replies.splice(index, 1)[0];
  }
}
