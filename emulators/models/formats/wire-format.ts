import type { Context } from 'hono';
import { z } from 'zod';
import type { Finish, Provider, ScriptedCitation } from '../script.ts';
import type { TurnSearch } from '../turn.ts';

/** What all providers' requests have in common. */
export interface ModelsRequest {
  model: string;
  /** System text and all messages, joined. */
  prompt: string;
  /** Set when the answer must be JSON; the schema is `undefined` when none was sent. */
  json: { schema: unknown } | undefined;
  /** Set when the model may search the web. */
  search?: {
    /** Most searches of this request. */
    limit: number;
    /** OpenAI sends what a search found only when it is asked for. */
    hasSources: boolean;
  };
  /** Anthropic's id of the last search of a paused turn that this request continues. */
  continues?: string | undefined;
}

/** What a model answers in one turn. */
export interface ModelsAnswer {
  text: string;
  finish: Finish | 'pause';
  searches: readonly TurnSearch[];
  cited: readonly ScriptedCitation[];
}

export interface WireReply {
  status: number;
  body: object;
}

/** How one of a provider's endpoints speaks. */
export interface WireFormat {
  provider: Provider;
  /** Hono pattern of the endpoint. */
  path: string;
  /** The API key of a request, `''` when there is none. */
  keyOf(c: Context): string;
  /** @throws {BadRequest} when the provider would refuse the body */
  read(c: Context, body: unknown): ModelsRequest;
  answer(request: ModelsRequest, answer: ModelsAnswer): object;
  error(status: number, message: string): WireReply;
  /** The provider's answer to a missing (`''`) or wrong key. */
  unauthorized(key: string): WireReply;
}

/** A request that the provider would answer with 400. */
export class BadRequest extends Error {}

/** Reads a body by a schema, or throws {@link BadRequest} with what is wrong. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new BadRequest(z.prettifyError(result.error));
  if (typeof body === 'object' && body !== null && Reflect.get(body, 'stream') === true) {
    throw new BadRequest('emulators/models does not stream.');
  }
  return result.data;
}

/** A message's content: a string, or parts of which the texts count. */
export const content = z.union([
  z.string(),
  z.array(z.looseObject({ text: z.string().optional() })),
]);

/** The text of a content. */
export function textOf(value: z.infer<typeof content>): string {
  return typeof value === 'string' ? value : value.map(({ text }) => text ?? '').join('\n');
}

/** A rough count, four characters a token; enough to show a usage. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}

/** A bearer token. */
export function bearerOf(c: Context): string {
  return c.req.header('Authorization')?.replace(/^Bearer\s+/i, '') ?? '';
}

/** An id as the providers write them. */
export function messageId(prefix: string): string {
  return prefix + crypto.randomUUID().replaceAll('-', '');
}
