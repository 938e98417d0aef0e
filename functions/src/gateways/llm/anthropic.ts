import { z } from 'zod';
import { setting } from '../../config.ts';
import type { Provider } from './provider.ts';

/** The only version there is; required in every request. */
const API_VERSION = '2023-06-01';

const answerSchema = z.object({
  model: z.string(),
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

/**
 * Anthropic's Messages API.
 *
 * Source: https://docs.claude.com/en/api/messages
 */
export const anthropic: Provider = {
  origin: 'https://api.anthropic.com',
  request: ({ model, prompt, system, schema, maxTokens }) => ({
    path: '/v1/messages',
    headers: {
      'x-api-key': setting('ANTHROPIC_API_KEY'),
      'anthropic-version': API_VERSION,
    },
    body: {
      model,
      max_tokens: maxTokens,
      messages: [{ role: 'user', content: prompt }],
      ...(system === undefined ? {} : { system }),
      ...(schema === undefined
        ? {}
        : { output_config: { format: { type: 'json_schema', schema: schema.schema } } }),
    },
  }),
  read: (body) => {
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success) return null;
    const { model, stop_reason, content } = parsed.data;
    const texts = content.filter(({ type }) => type === 'text').map(({ text }) => text ?? '');
    return { model, text: texts.join(''), isCut: stop_reason === 'max_tokens' };
  },
};
