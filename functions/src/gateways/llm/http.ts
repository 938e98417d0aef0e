import { setTimeout as delay } from 'node:timers/promises';
import type { PlatformError } from '#shared/api/brand-checker.ts';
import { ApiError } from '../../api-error.ts';
import { errorCode } from '../../error-code.ts';

export type ModelErrorCode = PlatformError['code'];

/** A model did not answer. The message is for developers and names no key and no prompt. */
export class ModelError extends ApiError {
  override readonly code: ModelErrorCode;
  /** The provider did nothing that it bills: it refused, or no connection came about. */
  readonly isFree: boolean;
  /** The provider has no such model: asking again makes no sense before another one is set. */
  readonly isRetired: boolean;

  constructor(code: ModelErrorCode, message: string, { isFree = false, isRetired = false } = {}) {
    super(code, message);
    this.code = code;
    this.isFree = isFree;
    this.isRetired = isRetired;
  }
}

export interface Waiting {
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Milliseconds for everything, the pause and the second attempt included. */
  deadlineMs: number;
}

/** Largest answer that is read, in bytes: texts of models are a few kilobytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Pause before the second attempt when the provider names none, in milliseconds, plus as much by chance. */
const PAUSE_MS = 500;

/** A provider that wants a longer pause is not asked again. */
const MAX_PAUSE_MS = 5_000;

/** Overloaded: 529 is Anthropic's. */
const BUSY_STATUSES: readonly number[] = [429, 503, 529];

/** All three providers answer 404 for a model that they do not have (any more). */
const RETIRED_STATUSES: readonly number[] = [404, 410];

/** Codes of Node's errors with which no connection came about, so that nothing was asked. */
const NO_CONNECTION: readonly unknown[] = [
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * A `fetch` for the providers' SDKs that bounds what an answer may cost: one second attempt after
 * 429, 5xx or a broken connection, none after a timeout, because the member waits. The deadline
 * begins now and holds for everything that is fetched with it.
 *
 * It returns successes only, read to their end, and throws a ModelError for all else.
 */
export function boundedFetch({ timeoutMs, deadlineMs }: Waiting): typeof globalThis.fetch {
  const deadline = AbortSignal.timeout(deadlineMs);
  return async (input, init) => {
    const attempt = () => fetchOnce(input, init, [deadline, AbortSignal.timeout(timeoutMs)]);
    const first = await attempt();
    if (first instanceof Response) return first;
    if (first.pauseMs === null) throw first.error;
    try {
      await delay(first.pauseMs, undefined, { signal: deadline });
    } catch {
      throw first.error;
    }
    const second = await attempt();
    if (second instanceof Response) return second;
    const { code, message, isFree, isRetired } = second.error;
    throw new ModelError(code, message, { isFree: isFree && first.error.isFree, isRetired });
  };
}

interface Failure {
  error: ModelError;
  /** Milliseconds until another attempt makes sense; null for never. */
  pauseMs: number | null;
}

async function fetchOnce(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  signals: AbortSignal[],
): Promise<Response | Failure> {
  const signal = AbortSignal.any(signals);
  const { host } = new URL(input instanceof Request ? input.url : input);
  try {
    const response = await fetch(input, { ...init, redirect: 'error', signal });
    if (!response.ok) {
      await response.body?.cancel();
      return refused(host, response);
    }
    return new Response(await readText(response), {
      headers: { 'content-type': 'application/json' },
    });
  } catch (cause) {
    if (signal.aborted) {
      return { error: new ModelError('model-timeout', `${host} is slow.`), pauseMs: null };
    }
    const isTooLarge = cause instanceof RangeError;
    const message = isTooLarge ? 'answered too much' : 'cannot be reached';
    const error = new ModelError('model-failed', `${host} ${message}.`, {
      isFree: cause instanceof Error && NO_CONNECTION.includes(errorCode(cause.cause)),
    });
    return { error, pauseMs: isTooLarge ? null : pause() };
  }
}

function refused(host: string, { status, headers }: Response): Failure {
  const message = `${host} answered ${status}.`;
  const isBusy = BUSY_STATUSES.includes(status);
  const isFree = isBusy || (status >= 400 && status < 500);
  const code = isBusy ? 'model-busy' : status === 504 ? 'model-timeout' : 'model-failed';
  const isRetired = RETIRED_STATUSES.includes(status);
  const error = new ModelError(code, message, { isFree, isRetired });
  const isPassing = status === 429 || status >= 500;
  return { error, pauseMs: isPassing ? pauseBefore(headers.get('retry-after')) : null };
}

/** @param retryAfter seconds or an HTTP date (RFC 9110, 10.2.3) */
function pauseBefore(retryAfter: string | null): number | null {
  if (retryAfter === null) return pause();
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return pause();
  const milliseconds = Math.max(0, seconds * 1000);
  return milliseconds <= MAX_PAUSE_MS ? milliseconds : null;
}

function pause(): number {
  return PAUSE_MS * (1 + Math.random());
}

/** @throws RangeError above MAX_ANSWER_BYTES */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError('The answer is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
