import { z } from 'zod';
import { annotationsOf, readTools, searchCalls, toolFields } from './openai-search.ts';
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
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(z.looseObject({ content: content.optional() })).min(1)]),
  ...toolFields,
  text: z
    .looseObject({
      format: z
        .looseObject({
          type: z.enum(['text', 'json_object', 'json_schema']),
          schema: z.unknown().optional(),
        })
        .optional(),
    })
    .optional(),
});

/** OpenAI's responses (platform.openai.com/docs/api-reference/responses/create). */
export const openAiResponses: WireFormat = {
  provider: 'openai',
  path: '/v1/responses',
  keyOf: bearerOf,
  read: (_, raw) => {
    const request = readBody(body, raw);
    const { model, instructions, input, text } = request;
    const messages =
      typeof input === 'string' ? [input] : input.map((item) => textOf(item.content ?? ''));
    const format = text?.format;
    const wantsJson = format !== undefined && format.type !== 'text';
    return {
      model,
      prompt: [instructions ?? '', ...messages].join('\n').trim(),
      json: wantsJson ? { schema: format.schema } : undefined,
      ...readTools(request),
    };
  },
  answer: (request, answer) => {
    const { model, prompt } = request;
    const { text, finish } = answer;
    const cut = finish === 'length';
    const usage = { input_tokens: tokensOf(prompt), output_tokens: tokensOf(text) };
    const part =
      finish === 'refusal'
        ? { type: 'refusal', refusal: text }
        : { type: 'output_text', text, annotations: annotationsOf(answer), logprobs: [] };
    return {
      id: messageId('resp_'),
      object: 'response',
      created_at: Math.floor(Date.now() / 1000),
      status: cut ? 'incomplete' : 'completed',
      error: null,
      incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
      instructions: null,
      metadata: {},
      model,
      output: [
        ...searchCalls(answer, request),
        {
          id: messageId('msg_'),
          type: 'message',
          role: 'assistant',
          status: cut ? 'incomplete' : 'completed',
          content: [part],
        },
      ],
      parallel_tool_calls: true,
      temperature: 1,
      tool_choice: 'auto',
      tools: [],
      top_p: 1,
      usage: {
        ...usage,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: usage.input_tokens + usage.output_tokens,
      },
    };
  },
  error: errorOf,
  unauthorized,
};
