import type { EndpointName, EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import type { ApiErrorBody, ApiErrorCode } from '#shared/api/errors.ts';
import { apiRequest } from './api-request';

/** A call fails with `timeout` after this time, in milliseconds. */
const API_TIMEOUT_MS = 15_000;

/** The contract's error codes, and those of the browser and the network. */
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
  signal?: AbortSignal;
  /** Milliseconds until the call fails with `timeout`. */
  timeoutMs?: number;
  /** The request continues after the page is left. The browser limits its body to 64 KB. */
  keepalive?: boolean;
}

/**
 * Calls an endpoint of the contract (product 22.1). With `keepalive` the request is on its way when
 * this returns: the page may be left at once.
 *
 * @throws ApiError for every failure: the answer's own code, or why there was no answer
 */
export async function callApi<N extends EndpointName>(
  name: N,
  input: EndpointRequest<N>,
  options: CallOptions = {},
): Promise<EndpointOutput<N>> {
  const { signal, timeoutMs = API_TIMEOUT_MS, keepalive = false } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const end = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const { url, body: sent } = apiRequest(name, input);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent };
  try {
    const response = await fetch(url, { ...(sent !== undefined && post), keepalive, signal: end });
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
