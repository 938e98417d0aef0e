import { z } from 'zod';
import type { ModelsRequest } from './formats/wire-format.ts';

const PROVIDERS = ['openai', 'anthropic', 'gemini'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Why a model stopped, before each provider's own word for it. */
export type Finish = 'stop' | 'length' | 'refusal';

const when = {
  /** Only for this provider; any unless given. */
  provider: z.enum(PROVIDERS).optional(),
  /** Only for prompts that contain this text. */
  contains: z.string().optional(),
  /** Only for the request that continues a paused turn; otherwise never for one. */
  continues: z.boolean().default(false),
  /** Waits this long before it answers, in ms. */
  delayMs: z.int().nonnegative().max(600_000).optional(),
};

const page = z.strictObject({ url: z.string(), title: z.string() });

/** One search of an answer, or a page that it opened. */
const searchSchema = z.strictObject({
  /** OpenAI sends several with one search; Anthropic the first. */
  queries: z.array(z.string()).default([]),
  pages: z.array(page).default([]),
  /** It fails: Anthropic names why (docs.claude.com, web search tool), OpenAI sends `failed`. */
  error: z
    .enum([
      'invalid_tool_input',
      'max_uses_exceeded',
      'query_too_long',
      'too_many_requests',
      'unavailable',
    ])
    .optional(),
  /** OpenAI only: the address of a page that is opened instead of a search. */
  opens: z.string().optional(),
  /** Anthropic only: pauses the turn there. */
  pause: z.enum(['before-result', 'after-result']).optional(),
});

/** As a test writes it, without defaults. */
export type ScriptedSearch = z.input<typeof searchSchema>;

export type Search = z.output<typeof searchSchema>;

/** A page that an answer cites, with the words of its text that it cites it for. */
const citationSchema = z.strictObject({ ...page.shape, quote: z.string() });

export type ScriptedCitation = z.infer<typeof citationSchema>;

/** One scripted answer. Each is used once, in order, by the first request that it fits. */
export const scriptedReplySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...when,
    kind: z.literal('text'),
    text: z.string(),
    finish: z.enum(['stop', 'length', 'refusal']).optional(),
  }),
  /** An answer with web search; for a request without its tool, only the text. */
  z.strictObject({
    ...when,
    kind: z.literal('search'),
    text: z.string(),
    finish: z.enum(['stop', 'length', 'refusal']).optional(),
    searches: z.array(searchSchema),
    cited: z.array(citationSchema).default([]),
  }),
  /** A model's text that is this value as JSON, as in JSON mode. */
  z.strictObject({ ...when, kind: z.literal('json'), value: z.json() }),
  /** A model's text full of markup and orders, which a page must show as plain text. */
  z.strictObject({ ...when, kind: z.literal('hostile') }),
  /** A 200 whose body breaks off in the middle of its JSON. */
  z.strictObject({ ...when, kind: z.literal('malformed') }),
  /** A 200 with this body: nothing, or JSON of a wrong shape. */
  z.strictObject({ ...when, kind: z.literal('body'), body: z.string() }),
  z.strictObject({
    ...when,
    kind: z.literal('error'),
    status: z.int().min(400).max(599),
    /** Seconds for the `Retry-After` header. */
    retryAfter: z.int().nonnegative().optional(),
  }),
]);

/** As a test writes it, without defaults. */
export type ScriptedReply = z.input<typeof scriptedReplySchema>;

export type Reply = z.output<typeof scriptedReplySchema>;

/** The scripted replies that wait for their requests. */
export class Script {
  #replies: Reply[] = [];

  add(replies: ScriptedReply[]): void {
    this.#replies.push(...replies.map((reply) => scriptedReplySchema.parse(reply)));
  }

  clear(): void {
    this.#replies = [];
  }

  /** Takes the oldest reply that fits; `undefined` means the sample, or the rest of a paused answer. */
  next(provider: Provider, { prompt, continues }: ModelsRequest): Reply | undefined {
    const index = this.#replies.findIndex(
      (reply) =>
        (reply.provider ?? provider) === provider &&
        prompt.includes(reply.contains ?? '') &&
        reply.continues === (continues !== undefined),
    );
    return index === -1 ? undefined : this.#replies.splice(index, 1)[0];
  }
}
