/**
 * An e-mail address in lower case, as accounts store it, so that a member's rows are found however the
 * address was typed.
 */
export function normalizeEmail(typed: string): string {
  return typed.toLowerCase();
}
