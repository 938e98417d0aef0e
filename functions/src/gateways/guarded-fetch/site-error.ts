import type { ApiErrorCode } from '#shared/api/errors.ts';
import { ApiError } from '../../api-error.ts';

export type SiteErrorCode = Extract<ApiErrorCode, `site-${string}`>;

/** A site could not be read. The message is for developers and has nothing of what the site sent. */
export class SiteError extends ApiError {
  override readonly code: SiteErrorCode;
  /** The HTTP status that it refused with; null where it was something else. */
  readonly status: number | null;

  constructor(code: SiteErrorCode, message: string, status: number | null = null) {
    super(code, message);
    this.code = code;
    this.status = status;
  }
}
