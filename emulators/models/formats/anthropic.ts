import { z } from 'zod';
import {
  BadRequest,
  bearerOf,
  content,
  messageId,
  readBody,
  textOf,
  tokensOf,
  type WireFormat,
  type WireReply,
} from './wire-format.ts';

const format = z.looseObject({ type: z.literal('json_schema'), schema: z.unknown() });
const body = z.looseObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  system: content.optional(),
  messages: z
    .array(z.looseObject({ role: z.enum(['user', 'assistant', 'system']), content }))
    .min(1),
  output_config: z.looseObject({ format: format.nullish() }).optional(),
});

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

/** Anthropic's error body (docs.claude.com/en/api/errors). */
function errorOf(status: number, message: string): WireReply {
  const type = ERROR_TYPES[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
  return {
    status,
    body: { type: 'error', error: { type, message }, request_id: messageId('req_') },
  };
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;

/** Anthropic's messages (docs.claude.com/en/api/messages). */
export const anthropicMessages: WireFormat = {
  provider: 'anthropic',
  path: '/v1/messages',
  /** SDK 1.x sends the key as a bearer token; `x-api-key` is the documented header of old. */
  keyOf: (c) => c.req.header('x-api-key') ?? bearerOf(c),
  read: (c, raw) => {
    if (c.req.header('anthropic-version') === undefined) {
      throw new BadRequest('anthropic-version: header is required');
    }
    const { model, system, messages, output_config: output } = readBody(body, raw);
    const texts = messages.map((message) => textOf(message.content));
    const json = output?.format;
    return {
      model,
      prompt: [textOf(system ?? ''), ...texts].join('\n').trim(),
      json: json === undefined || json === null ? undefined : { schema: json.schema },
    };
  },
  answer: ({ model, prompt }, text, finish) => ({
    id: messageId('msg_'),
    type: 'message',
    role: 'assistant',
    model,
    content: finish === 'refusal' ? [] : [{ type: 'text', text, citations: null }],
    stop_reason: STOP_REASONS[finish],
    stop_sequence: null,
    usage: {
      input_tokens: tokensOf(prompt),
      output_tokens: tokensOf(text),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    },
  }),
  error: errorOf,
  unauthorized: (key) =>
    errorOf(401, key === '' ? 'x-api-key header is required' : 'invalid x-api-key'),
};
