import type { APICallError } from 'ai';
import type { PlatformError } from '#shared/api/brand-questions.ts';
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

/** Overloaded, and nothing was done: 529 is Anthropic's. */
export const BUSY_STATUSES: readonly unknown[] = [429, 503, 529];

/** All three providers answer 404 for a model that they do not have (any more). */
const RETIRED_STATUSES: readonly unknown[] = [404, 410];

/** Codes of Node's errors for it. */
const NO_CONNECTION: readonly unknown[] = [
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Our error for what `generateText` threw, without the SDK's message and cause: both can repeat the
 * prompt. Several attempts are free only when each of them was (product 21.14).
 */
export async function toModelError(error: unknown): Promise<ModelError> {
  if (error instanceof ModelError) return error;
  const { APICallError, RetryError } = await import('ai');
  const attempts: readonly unknown[] = RetryError.isInstance(error) ? error.errors : [error];
  const last = attempts.at(-1);
  if (!APICallError.isInstance(last)) {
    const name = last instanceof Error ? last.name : typeof last;
    return new ModelError('model-failed', `The answer cannot be read (${name}).`);
  }
  return new ModelError(codeOf(last), messageOf(last), {
    isFree: attempts.every((attempt) => APICallError.isInstance(attempt) && isFree(attempt)),
    isRetired: RETIRED_STATUSES.includes(last.statusCode),
  });
}

/** Providers bill what they answered or may have begun to, never what they refused. */
function isFree({ statusCode, cause }: APICallError): boolean {
  if (statusCode === undefined) return isNoConnection(cause);
  return BUSY_STATUSES.includes(statusCode) || (statusCode >= 400 && statusCode < 500);
}

/** Whether no connection came about, so that nothing was asked. */
export function isNoConnection(cause: unknown): boolean {
  return NO_CONNECTION.includes(errorCode(cause));
}

function codeOf({ statusCode }: APICallError): ModelErrorCode {
  if (BUSY_STATUSES.includes(statusCode)) return 'model-busy';
  return statusCode === 504 ? 'model-timeout' : 'model-failed';
}

function messageOf({ url, statusCode }: APICallError): string {
  const { host } = new URL(url);
  if (statusCode === undefined) return `${host} cannot be reached.`;
  return statusCode < 400
    ? `${host} answered what cannot be read.`
    : `${host} answered ${statusCode}.`;
}
