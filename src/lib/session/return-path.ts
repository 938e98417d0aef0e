import { safeReturnPath } from '#shared/rules/return-path.ts';

const KEY = 'return-path';

/** Stores the page that a signed-out visitor asked for (product 1.3). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Returns and removes the stored path; null when there is none or it leads to another site. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return safeReturnPath(path, location.origin);
}
