import { z } from 'zod';
import { setting } from '../../config.ts';
import type { Provider } from './provider.ts';

const answerSchema = z.object({
  modelVersion: z.string(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .optional(),
          })
          .optional(),
      }),
    )
    .min(1),
});

/**
 * Gemini's generateContent.
 *
 * Source: https://ai.google.dev/api/generate-content
 */
export const gemini: Provider = {
  origin: 'https://generativelanguage.googleapis.com',
  request: ({ model, prompt, system, schema, maxTokens }) => ({
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': setting('GEMINI_API_KEY') },
    body: {
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      ...(system === undefined ? {} : { systemInstruction: { parts: [{ text: system }] } }),
      generationConfig: {
        maxOutputTokens: maxTokens,
        ...(schema === undefined
          ? {}
          : { responseMimeType: 'application/json', responseJsonSchema: schema.schema }),
      },
    },
  }),
  read: (body) => {
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success) return null;
    const [candidate] = parsed.data.candidates;
    const parts = candidate?.content?.parts?.filter(({ thought }) => thought !== true) ?? [];
    return {
      model: parsed.data.modelVersion,
      text: parts.map(({ text }) => text ?? '').join(''),
      isCut: candidate?.finishReason === 'MAX_TOKENS',
    };
  },
};
