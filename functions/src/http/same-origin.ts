import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import { setting } from '../config.ts';
import type { ApiEnv } from './context.ts';

/**
 * Refuses requests from other sites (product 25.10). Browsers send `Sec-Fetch-Site`, older ones
 * `Origin`. A request with neither header does not come from a page, so it cannot abuse a visitor's
 * session: public endpoints accept it.
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
