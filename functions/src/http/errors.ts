import { API_ERRORS, type ApiErrorBody, type ApiErrorCode } from '#shared/api/errors.ts';
import { ApiError } from '../api-error.ts';
import { ConfigurationError } from '../config.ts';
import { logFailure, type LogFields } from '../log.ts';

/** gRPC codes with which Firestore says that it cannot serve now (google.rpc.Code). */
const UNAVAILABLE_GRPC_CODES: readonly unknown[] = [4, 8, 10, 14];

/**
 * Turns anything thrown into the status and body of a response, the only place that does. What is
 * not an {@link ApiError} is logged and answered without internals.
 *
 * @param fields ids for the log line
 */
export function toErrorResponse(
  error: unknown,
  fields: LogFields,
): { status: number; body: ApiErrorBody } {
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
