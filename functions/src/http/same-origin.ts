import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import { setting } from '../config.ts';
import type { ApiEnv } from './context.ts';

/**
 * Lets only our own pages change anything. Every browser of today says by `Sec-Fetch-Site` where a
 * request comes from, older ones by `Origin`. A request with neither comes from no page: it brings no
 * session that somebody could abuse, so that public endpoints take it.
 *
 * Source: https://web.dev/articles/fetch-metadata
 */
export function sameOrigin(isPublic: boolean) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwn =
      site === undefined
        ? origin === new URL(setting('SITE_URL')).origin || (origin === undefined && isPublic)
        : site === 'same-origin';
    if (!isOwn) throw new ApiError('forbidden', 'This call does not come from our site.');
    await next();
  });
}
