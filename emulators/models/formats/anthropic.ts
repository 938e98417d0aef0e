import { z } from 'zod';
import { billedSearches, contentOf, readTools, toolFields } from './anthropic-search.ts';
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
  ...toolFields,
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

const STOP_REASONS = {
  stop: 'end_turn',
  length: 'max_tokens',
  refusal: 'refusal',
  pause: 'pause_turn',
} as const;

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
    const request = readBody(body, raw);
    const { model, system, messages, output_config: output } = request;
    const texts = messages.map((message) => textOf(message.content));
    const json = output?.format;
    return {
      model,
      prompt: [textOf(system ?? ''), ...texts].join('\n').trim(),
      json: json === undefined || json === null ? undefined : { schema: json.schema },
      ...readTools(request),
    };
  },
  answer: (request, answer) => {
    const content = contentOf(answer, request);
    const searches = billedSearches(content);
    return {
      id: messageId('msg_'),
      type: 'message',
      role: 'assistant',
      model: request.model,
      content,
      stop_reason: STOP_REASONS[answer.finish],
      stop_sequence: null,
      usage: {
        input_tokens: tokensOf(request.prompt),
        output_tokens: tokensOf(answer.text),
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        ...(searches > 0 && { server_tool_use: { web_search_requests: searches } }),
      },
    };
  },
  error: errorOf,
  unauthorized: (key) =>
    errorOf(401, key === '' ? 'x-api-key header is required' : 'invalid x-api-key'),
};
