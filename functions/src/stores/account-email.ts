/**
 * An address that somebody typed, as accounts have it: in lower case. A member's rows are found by
 * it, however the member wrote it.
 */
export function accountEmail(typed: string): string {
  return typed.toLowerCase();
}
