import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import type { ApiErrorBody, ApiErrorCode } from '#shared/api/errors.ts';

/** A call is given up after this long, in milliseconds. */
export const API_TIMEOUT_MS = 15_000;

/** What the browser can meet beyond the contract's own codes. */
export type CallErrorCode = ApiErrorCode | 'network' | 'timeout' | 'aborted' | 'invalid-answer';

/** The one error that {@link callApi} throws. `message` is for developers, `code` for the interface. */
export class ApiError extends Error {
  readonly code: CallErrorCode;

  constructor(code: CallErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
  }
}

export interface CallOptions {
  /** Firebase ID token; endpoints that are public do without. */
  token?: string | null;
  /** App Check token, where App Check is configured. */
  appToken?: string | null;
  signal?: AbortSignal;
  /** Milliseconds until the call is given up. */
  timeoutMs?: number;
  /**
   * Reads with GET, so that the browser may keep the answer and asks only whether it still holds
   * (product 22.2). For endpoints that only read, with flat input.
   */
  revalidate?: boolean;
  /** The call goes on when the page is left; for bodies of at most 64 KB. */
  keepalive?: boolean;
}

/**
 * Calls an endpoint of the contract (product 22.1).
 *
 * @throws ApiError for every failure: the answer's own code, or why there was no answer
 */
export async function callApi<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  options: CallOptions = {},
): Promise<EndpointOutput<N>> {
  const { token, appToken, signal, timeoutMs = API_TIMEOUT_MS } = options;
  const { revalidate = false, keepalive = false } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = revalidate ? {} : { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (appToken) headers['x-firebase-appcheck'] = appToken;
  try {
    const response = await fetch(revalidate ? readAddress(name, input) : `/api/${name}`, {
      ...(revalidate ? {} : { method: 'POST', body: JSON.stringify(input) }),
      headers,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body: unknown = await response.json();
    if (response.ok) return body as EndpointOutput<N>;
    throw isErrorBody(body)
      ? new ApiError(body.code, body.error)
      : new ApiError('invalid-answer', `${name} answered ${response.status}`);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(failureCode(error, signal, timeout), `${name} got no answer`, {
      cause: error,
    });
  }
}

function readAddress(name: EndpointName, input: object): string {
  const values = Object.entries(input).map(([key, value]) => [key, String(value)]);
  return `/api/${name}?${new URLSearchParams(values).toString()}`;
}

function failureCode(error: unknown, signal: AbortSignal | undefined, timeout: AbortSignal) {
  if (signal?.aborted) return 'aborted';
  if (timeout.aborted) return 'timeout';
  return error instanceof SyntaxError ? 'invalid-answer' : 'network';
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'error' in body &&
    typeof body.error === 'string'
  );
}
