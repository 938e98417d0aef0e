import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { API_ERRORS, type ApiErrorBody, type ApiErrorCode } from '#shared/api/errors.ts';
import { ApiError } from '../api-error.ts';
import { ConfigurationError } from '../config.ts';
import { logFailure, type LogFields } from '../log.ts';
import type { ApiEnv } from './context.ts';
import { isRefusal, logRefusal } from './refusals.ts';

/** gRPC codes with which Firestore says that it cannot serve now (google.rpc.Code). */
const UNAVAILABLE_GRPC_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Answers with whatever was thrown. */
export function sendError(c: Context<ApiEnv>, error: unknown): Response {
  const { logFields, address } = c.var;
  const { status, body } = toErrorResponse(error, logFields);
  if (isRefusal(body.code)) logRefusal(body.code, address, logFields);
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/**
 * Turns anything thrown into the status and body of a response, the only place that does. What is
 * not an {@link ApiError} is logged and answered without internals.
 *
 * @param fields ids for the log line
 */
export function toErrorResponse(
  error: unknown,
  fields: LogFields,
): { status: ContentfulStatusCode; body: ApiErrorBody } {
  const { code, message } = classify(error, fields);
  return { status: API_ERRORS[code], body: { error: message, code } };
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
