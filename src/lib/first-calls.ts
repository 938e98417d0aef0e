import type { ApiRequest } from './api-request';

/** A call that the page's head has made (src/scripts/first-calls.ts). */
export interface FirstCall {
  request: ApiRequest;
  /** Who called; null when the head made no call, as for members without premium. */
  token: Promise<string | null>;
  response: Promise<Response | null>;
}

declare global {
  interface Window {
    firstCalls?: FirstCall[];
  }
}

/**
 * The answer to a call that the page's head has made for the same token, given once; null when there
 * is none, and then the call has to be made.
 */
export async function takeFirstCall(
  { url, body }: ApiRequest,
  token: string | null | undefined,
): Promise<Response | null> {
  const calls = window.firstCalls ?? [];
  const index = calls.findIndex(({ request }) => request.url === url && request.body === body);
  const [call] = index < 0 ? [] : calls.splice(index, 1);
  try {
    return call && (await call.token) === token ? await call.response : null;
  } catch {
    return null;
  }
}
