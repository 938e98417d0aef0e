import type { ApiRequest } from './api-request';

/** A call that the page's head has made (src/scripts/first-calls.ts). */
export interface FirstCall {
  request: ApiRequest;
  /** Who called; null when the head made no call, as for members without premium. */
  token: Promise<string | null>;
  /** Null without a token, and when the call got no answer. */
  response: Promise<Response | null>;
}

declare global {
  interface Window {
    firstCalls?: FirstCall[];
  }
}

/**
 * The answer to a call that the page's head has made for the same token, given once; null when there
 * is none or it failed, and then the call has to be made. Rejects when the signal is aborted before.
 */
export async function takeFirstCall(
  { url, body }: ApiRequest,
  token: string | null | undefined,
  signal: AbortSignal,
): Promise<Response | null> {
  const calls = window.firstCalls ?? [];
  const index = calls.findIndex(({ request }) => request.url === url && request.body === body);
  const [call] = index < 0 ? [] : calls.splice(index, 1);
  if (!call || (await call.token) !== token) return null;
  signal.throwIfAborted();
  return Promise.race([call.response, aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })));
  });
}
