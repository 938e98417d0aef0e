import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { SESSION_MS } from '#shared/limits.ts';
import { setting } from '../config.ts';
import type { ApiEnv } from './context.ts';

/**
 * The one cookie that Firebase Hosting hands on to functions.
 *
 * Source: https://firebase.google.com/docs/hosting/manage-cache#using_cookies
 */
const SESSION_COOKIE = '__session';

/** Hosting hands `Set-Cookie` on only in answers that no cache may keep for others. */
const PRIVATE_ANSWER = 'private, no-store';

function attributes(): CookieOptions {
  const { protocol } = new URL(setting('SITE_URL'));
  return { path: '/', httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax' };
}

export interface SessionCookie {
  read: () => string | null;
  send: (value: string) => void;
  remove: () => void;
}

/** The session cookie of a request and its answer. */
export function sessionCookie(c: Context<ApiEnv>): SessionCookie {
  return {
    read: () => getCookie(c, SESSION_COOKIE) ?? null,
    send: (value) => {
      setCookie(c, SESSION_COOKIE, value, { ...attributes(), maxAge: SESSION_MS / 1_000 });
      c.header('Cache-Control', PRIVATE_ANSWER);
    },
    remove: () => {
      deleteCookie(c, SESSION_COOKIE, attributes());
      c.header('Cache-Control', PRIVATE_ANSWER);
    },
  };
}
