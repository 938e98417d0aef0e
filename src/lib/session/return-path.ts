import { safeReturnPath } from '#shared/rules/return-path.ts';

const KEY = 'return-path';

/** Remembers where a logged-out visitor wanted to go (product 1.3). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** The remembered path, once; null when there is none or it leads elsewhere. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return safeReturnPath(path, location.origin);
}
