/** The `code` that errors of Node, gRPC and the Admin SDK carry; null when there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
