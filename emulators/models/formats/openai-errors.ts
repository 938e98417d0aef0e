import type { WireReply } from './wire-format.ts';

function openAiError(
  status: number,
  message: string,
  type: string,
  code: string | null,
): WireReply {
  return { status, body: { error: { message, type, param: null, code } } };
}

/** OpenAI's error body (platform.openai.com/docs/guides/error-codes). */
export function errorOf(status: number, message: string): WireReply {
  if (status === 429) return openAiError(status, message, 'requests', 'rate_limit_exceeded');
  if (status >= 500) return openAiError(status, message, 'server_error', null);
  return openAiError(status, message, 'invalid_request_error', null);
}

/** 401 `invalid_api_key`; a missing key has no code. */
export function unauthorized(key: string): WireReply {
  const message = key === '' ? "You didn't provide an API key." : 'Incorrect API key provided.';
  const code = key === '' ? null : 'invalid_api_key';
  return openAiError(401, message, 'invalid_request_error', code);
}
