import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { deleteMemberData } from '#functions/stores/member-data.ts';
import { CONSENTS } from '#shared/rules/consents.ts';

/** How the doctor signs in as a browser does. */
export interface BrowserSignIn {
  /** Origin of Firebase Auth's REST interface. */
  origin: string;
  /** The web app's API key; empty when it is not known. */
  apiKey: string;
}

const TIMEOUT_MS = 15_000;

/**
 * Goes a member's way in on the site: an account for a moment, its consents, a session, and one call
 * by the cookie. That shows the right to make session cookies, and that Hosting hands them on. The
 * account and what is stored about it are deleted again.
 *
 * @param site its origin
 * @returns where it broke off; null when all of it worked
 */
export async function trySession(site: string, signIn: BrowserSignIn): Promise<string | null> {
  const auth = getAuth();
  const email = `doctor-${randomUUID()}@example.com`;
  const password = randomUUID();
  const { uid } = await auth.createUser({ email, password, emailVerified: true });
  try {
    const idToken = await signInWithPassword(site, signIn, email, password);
    const consents = await post(site, 'consents', { idToken, agree: CONSENTS });
    if (!consents.ok) return `consents answered ${consents.status}`;
    const session = await post(site, 'session', { idToken });
    if (!session.ok) return `session answered ${session.status}`;
    const [cookie] = session.headers.getSetCookie();
    if (cookie === undefined) return 'session answered without its cookie';
    const me = await fetch(`${site}/api/me`, {
      headers: { cookie: cookie.slice(0, cookie.indexOf(';')) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return me.ok ? null : `me answered ${me.status} to the cookie`;
  } finally {
    await deleteMemberData({ uid, addresses: [] }, new Date());
    await auth.deleteUser(uid);
  }
}

/** https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password */
async function signInWithPassword(
  site: string,
  { origin, apiKey }: BrowserSignIn,
  email: string,
  password: string,
): Promise<string> {
  const response = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    // A key may be limited to our site.
    headers: { 'content-type': 'application/json', referer: `${site}/` },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Firebase Auth answered ${response.status} to the sign-in`);
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}

function post(site: string, endpoint: string, body: object): Promise<Response> {
  return fetch(`${site}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
