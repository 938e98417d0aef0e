/** The status codes of https://grpc.github.io/grpc/core/md_doc_statuscodes.html that we answer with. */
export const GRPC_CODES = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
} as const;

export type StatusName = keyof typeof GRPC_CODES;

/** A refusal that the client gets as an error. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.status = status;
  }
}

/** The error as a client may see it; anything unforeseen is INTERNAL. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/** Shorthand for the most frequent refusal. */
export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
