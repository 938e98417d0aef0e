import { MAX_URL_LENGTH } from '../limits.ts';

/**
 * Returns a stored path if it leads to this site, else null, so that sign-in is never an open
 * redirect.
 *
 * @param origin the site's own origin
 */
export function safeReturnPath(path: string | null, origin: string): string | null {
  if (!path?.startsWith('/') || path.length > MAX_URL_LENGTH) return null;
  try {
    const url = new URL(path, origin);
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
