import { z } from 'zod';
import { errorOf, unauthorized } from './openai-errors.ts';
import {
  bearerOf,
  content,
  messageId,
  readBody,
  textOf,
  tokensOf,
  type WireFormat,
} from './wire-format.ts';

const body = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: content.nullish() })).min(1),
  response_format: z
    .looseObject({
      type: z.enum(['text', 'json_object', 'json_schema']),
      json_schema: z.looseObject({ schema: z.unknown() }).optional(),
    })
    .optional(),
});

/** OpenAI's chat completions (platform.openai.com/docs/api-reference/chat/create). */
export const openAiChat: WireFormat = {
  provider: 'openai',
  path: '/v1/chat/completions',
  keyOf: bearerOf,
  read: (_, raw) => {
    const { model, messages, response_format: format } = readBody(body, raw);
    const wantsJson = format !== undefined && format.type !== 'text';
    return {
      model,
      prompt: messages.map((message) => textOf(message.content ?? '')).join('\n'),
      json: wantsJson ? { schema: format.json_schema?.schema } : undefined,
    };
  },
  answer: ({ model, prompt }, { text, finish }) => {
    const refused = finish === 'refusal';
    const usage = { prompt_tokens: tokensOf(prompt), completion_tokens: tokensOf(text) };
    return {
      id: messageId('chatcmpl-'),
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: refused ? null : text,
            refusal: refused ? text : null,
            annotations: [],
          },
          logprobs: null,
          finish_reason: finish === 'length' ? 'length' : 'stop',
        },
      ],
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
      service_tier: 'default',
    };
  },
  error: errorOf,
  unauthorized,
};
