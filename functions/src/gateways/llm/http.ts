import { setTimeout as delay } from 'node:timers/promises';
import type { PlatformError } from '../../../../src/shared/api/brand-checker.ts';
import { ApiError } from '../../http/errors.ts';

export type ModelErrorCode = PlatformError['code'];

/** A model did not answer. The message is for developers and names no key and no prompt. */
export class ModelError extends ApiError {
  override readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.code = code;
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

/**
 * Posts JSON to a provider and reads the JSON answer. One second attempt after 429, 5xx or a broken
 * connection; none after a timeout, because the member waits.
 *
 * @throws ModelError
 */
export async function postJson(
  url: URL,
  headers: Record<string, string>,
  body: object,
  { timeoutMs, deadlineMs }: Waiting,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const attempt = () =>
    postOnce(url, headers, body, AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]));
  const first = await attempt();
  if (!(first instanceof Failure)) return first.body;
  if (first.pauseMs === null) throw first.error;
  try {
    await delay(first.pauseMs, undefined, { signal: deadline });
  } catch {
    throw first.error;
  }
  const second = await attempt();
  if (second instanceof Failure) throw second.error;
  return second.body;
}

class Failure {
  readonly error: ModelError;
  /** Milliseconds until another attempt makes sense; null for never. */
  readonly pauseMs: number | null;

  constructor(error: ModelError, pauseMs: number | null) {
    this.error = error;
    this.pauseMs = pauseMs;
  }
}

async function postOnce(
  url: URL,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<{ body: unknown } | Failure> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refused(url, response);
    }
    return { body: JSON.parse(await readText(response)) as unknown };
  } catch (cause) {
    if (signal.aborted) {
      return new Failure(new ModelError('model-timeout', `${url.host} is slow.`, { cause }), null);
    }
    const isUnreadable = cause instanceof SyntaxError || cause instanceof RangeError;
    const message = isUnreadable ? 'answered what cannot be read' : 'cannot be reached';
    const error = new ModelError('model-failed', `${url.host} ${message}.`, { cause });
    return new Failure(error, isUnreadable ? null : pause());
  }
}

function refused(url: URL, { status, headers }: Response): Failure {
  const message = `${url.host} answered ${status}.`;
  const error = BUSY_STATUSES.includes(status)
    ? new ModelError('model-busy', message)
    : new ModelError(status === 504 ? 'model-timeout' : 'model-failed', message);
  const isPassing = status === 429 || status >= 500;
  return new Failure(error, isPassing ? pauseBefore(headers.get('retry-after')) : null);
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
