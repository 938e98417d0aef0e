import { z } from 'zod';
import { setting } from '../../config.ts';
import type { Provider } from './provider.ts';

const answerSchema = z.object({
  model: z.string(),
  status: z.string().optional(),
  output: z.array(
    z.object({
      type: z.string(),
      content: z.array(z.object({ type: z.string(), text: z.string().optional() })).optional(),
    }),
  ),
});

/**
 * OpenAI's Responses API. `store: false`: members' prompts are not kept there.
 *
 * Source: https://platform.openai.com/docs/api-reference/responses/create
 */
export const openai: Provider = {
  origin: 'https://api.openai.com',
  request: ({ model, prompt, system, schema, maxTokens }) => ({
    path: '/v1/responses',
    headers: { authorization: `Bearer ${setting('OPENAI_API_KEY')}` },
    body: {
      model,
      input: prompt,
      max_output_tokens: maxTokens,
      store: false,
      ...(system === undefined ? {} : { instructions: system }),
      ...(schema === undefined
        ? {}
        : { text: { format: { type: 'json_schema', strict: true, ...schema } } }),
    },
  }),
  read: (body) => {
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success) return null;
    const { model, status, output } = parsed.data;
    const texts = output
      .filter(({ type }) => type === 'message')
      .flatMap(({ content }) => content ?? [])
      .filter(({ type }) => type === 'output_text')
      .map(({ text }) => text ?? '');
    return { model, text: texts.join(''), isCut: status === 'incomplete' };
  },
};
