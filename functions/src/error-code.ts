/**
 * Whether Firestore failed: its errors carry the number of a gRPC status, which nothing of ours does
 * (google.rpc.Code).
 */
export function isStoreFailure(error: unknown): boolean {
  return typeof errorCode(error) === 'number';
}

/** The `code` that errors of Node, gRPC and the Admin SDK carry; null when there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
