import type { ApiErrorCode } from '#shared/api/errors.ts';

/**
 * The one error that handlers and use cases throw; its code decides the HTTP status (product 22.4).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
