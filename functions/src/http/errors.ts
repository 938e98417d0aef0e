import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { API_ERRORS, type ApiErrorBody, type ApiErrorCode } from '#shared/api/errors.ts';
import { ApiError } from '../api-error.ts';
import { ConfigurationError } from '../config.ts';
import { logFailure, type LogFields } from '../log.ts';
import type { ApiEnv } from './context.ts';
import { isRefusal, logRefusal } from './refusal-log.ts';

/** gRPC codes for a temporary failure of Firestore (google.rpc.Code). */
const UNAVAILABLE_GRPC_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Logs what was thrown and responds with its error body. */
export function sendError(c: Context<ApiEnv>, error: unknown): Response {
  const body = logError(c, error);
  const status: ContentfulStatusCode = API_ERRORS[body.code];
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/**
 * Logs what was thrown and turns it into the body of an answer, the only place that does. What is not
 * an {@link ApiError} is answered without internals.
 */
export function logError(c: Context<ApiEnv>, error: unknown): ApiErrorBody {
  const { logFields, address } = c.var;
  const { code, message } = classify(error, logFields);
  if (isRefusal(code, logFields)) logRefusal(code, address, logFields);
  return { error: message, code };
}

function classify(error: unknown, fields: LogFields): { code: ApiErrorCode; message: string } {
  if (error instanceof ApiError) {
    if (API_ERRORS[error.code] >= 500) logFailure('request failed', error.cause ?? error, fields);
    return error;
  }
  if (error instanceof ConfigurationError) {
    logFailure('configuration', error, { ...fields, fault: error.message });
    return { code: 'internal', message: 'The server is not configured for this call.' };
  }
  logFailure('request failed', error, fields);
  if (error instanceof Error && 'code' in error && UNAVAILABLE_GRPC_CODES.includes(error.code)) {
    return { code: 'service-unavailable', message: 'The service is busy. Please try again.' };
  }
  return { code: 'internal', message: 'Something went wrong. Please try again.' };
}
