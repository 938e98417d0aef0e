import { z } from 'zod';
import { readBody, tokensOf, type WireFormat, type WireReply } from './wire-format.ts';

const parts = z.looseObject({
  parts: z.array(z.looseObject({ text: z.string().optional() })).optional(),
});
const body = z.looseObject({
  contents: z.array(parts).min(1),
  systemInstruction: parts.optional(),
  generationConfig: z
    .looseObject({
      responseMimeType: z.string().optional(),
      responseSchema: z.unknown().optional(),
      responseJsonSchema: z.unknown().optional(),
    })
    .optional(),
});

const STATUSES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Google's error body (ai.google.dev/gemini-api/docs/troubleshooting). */
function errorOf(code: number, message: string, details?: object[]): WireReply {
  const status = STATUSES[code] ?? (code >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT');
  return {
    status: code,
    body: { error: { code, message, status, ...(details === undefined ? {} : { details }) } },
  };
}

/** Google answers a wrong key with 400 and a missing one with 403, never with 401. */
function unauthorized(key: string): WireReply {
  if (key === '') return errorOf(403, "Method doesn't allow unregistered callers.");
  return errorOf(400, 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ]);
}

const textOf = (value: z.infer<typeof parts> | undefined): string =>
  value?.parts?.map(({ text }) => text ?? '').join('\n') ?? '';

const FINISH_REASONS = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'SAFETY',
  pause: 'STOP',
} as const;

/** Gemini's generateContent (ai.google.dev/api/generate-content). */
export const geminiGenerate: WireFormat = {
  provider: 'gemini',
  path: '/v1beta/models/:model{[^/:]+:generateContent}',
  keyOf: (c) => c.req.header('x-goog-api-key') ?? c.req.query('key') ?? '',
  read: (c, raw) => {
    const { contents, systemInstruction, generationConfig: config } = readBody(body, raw);
    const isJson = config?.responseMimeType === 'application/json';
    return {
      model: (c.req.param('model') ?? '').replace(/:generateContent$/, ''),
      prompt: [textOf(systemInstruction), ...contents.map(textOf)].join('\n').trim(),
      json: isJson ? { schema: config.responseJsonSchema ?? config.responseSchema } : undefined,
    };
  },
  answer: ({ model, prompt }, { text, finish }) => {
    const [promptTokenCount, candidatesTokenCount] = [tokensOf(prompt), tokensOf(text)];
    const content = finish === 'refusal' ? {} : { content: { parts: [{ text }], role: 'model' } };
    return {
      candidates: [{ ...content, finishReason: FINISH_REASONS[finish], index: 0 }],
      usageMetadata: {
        promptTokenCount,
        candidatesTokenCount,
        totalTokenCount: promptTokenCount + candidatesTokenCount,
      },
      modelVersion: model,
    };
  },
  error: errorOf,
  unauthorized,
};
