import { parseLocalizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { safeReturnPath } from '#shared/rules/return-path.ts';

const KEY = 'return-path';

/** Stores the page that a signed-out visitor asked for (product 1.3). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** The stored path; null when there is none or it leads to another site. */
export function readReturnPath(): string | null {
  return safeReturnPath(sessionStorage.getItem(KEY), location.origin);
}

/** Returns and removes the stored path. */
export function takeReturnPath(): string | null {
  const path = readReturnPath();
  sessionStorage.removeItem(KEY);
  return path;
}

/** Whether a path of this site opens the order (product 7.7). */
export function leadsToOrder(path: string): boolean {
  const { pathname, searchParams } = new URL(path, location.origin);
  const isDashboard = parseLocalizedPath(pathname).path === ROUTES.dashboard;
  return isDashboard && searchParams.get('showPayment') === 'true';
}
