import * as logger from 'firebase-functions/logger';
import { errorCode } from './error-code.ts';

/**
 * What a log line may carry: ids, codes and counts, never e-mails, tokens or texts (product 25.5).
 */
export type LogFields = Record<string, string | number | boolean | null>;

export function logWarning(event: string, fields: LogFields = {}): void {
  logger.warn(event, fields);
}

/**
 * Logs a failure by its name, code and stack frames. Messages of vendors' errors can repeat what a
 * member sent, so only those go along that cannot: see {@link reasonOf}.
 */
export function logFailure(event: string, error: unknown, fields: LogFields = {}): void {
  logger.error(event, { ...fields, ...describe(error) });
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    error_code: textField(error, 'code'),
    reason: reasonOf(error),
    // Stripe's, to find the call in its dashboard.
    request_id: textField(error, 'requestId'),
    frames: frames.join('\n'),
  };
}

function textField(error: Error, field: string): string | null {
  const value: unknown = Object.getOwnPropertyDescriptor(error, field)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/**
 * gRPC codes whose messages speak of documents, indexes, rights and connections, never of values
 * (google.rpc.Code); the message of 9 has the address that makes a missing index.
 */
const HARMLESS_GRPC_CODES: readonly unknown[] = [4, 5, 6, 7, 8, 9, 10, 14];

const MAX_REASON_LENGTH = 500;

/** Why something failed, where its message is Firestore's or the language's own. */
function reasonOf(error: Error): string | null {
  const isHarmless =
    HARMLESS_GRPC_CODES.includes(errorCode(error)) ||
    [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  if (!isHarmless) return null;
  const words = error.message.slice(0, MAX_REASON_LENGTH).split(/\s/);
  return words.map((word) => (word.includes('@') ? '…' : word)).join(' ');
}
