import * as logger from 'firebase-functions/logger';

/**
 * What a log line may carry: ids, codes and counts, never e-mails, tokens or texts (product 25.5).
 */
export type LogFields = Record<string, string | number | boolean | null>;

export function logWarning(event: string, fields: LogFields = {}): void {
  logger.warn(event, fields);
}

/**
 * Logs a failure by its name, code and stack frames. The message is left out: messages of vendors'
 * errors can repeat what a member sent.
 */
export function logFailure(event: string, error: unknown, fields: LogFields = {}): void {
  logger.error(event, { ...fields, ...describe(error) });
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && error.code != null ? String(error.code) : null;
  return { error: error.name, error_code: code, frames: frames.join('\n') };
}
