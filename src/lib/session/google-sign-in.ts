import {
  PUBLIC_GOOGLE_AUTHORIZE_URL,
  PUBLIC_GOOGLE_CLIENT_ID,
  PUBLIC_SITE_URL,
} from 'astro:env/client';
import { callApi } from '@/lib/api-client';
import { ROUTES } from '@/routes';
import { GOOGLE_RETURN_KEY } from './google-return';

const GOOGLE_AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth';

/** This tab's sign-in attempt, in session storage. */
const ATTEMPT_KEY = 'google-sign-in';

interface Attempt {
  state: string;
  /** Google puts its SHA-256 into the ID token; Firebase compares them. */
  nonce: string;
  /** PKCE code verifier (RFC 7636). */
  verifier: string;
  /**
   * Path of the sign-in page in the visitor's language: only one of them is registered with Google.
   */
  path: string;
}

/** 43 random characters, the least that PKCE allows. */
function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

async function sha256Hex(text: string): Promise<string> {
  return Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Leaves for Google's sign-in page.
 *
 * @param path of our sign-in page in the visitor's language, which finishes the sign-in
 * @param email the account to offer first
 * Source: https://developers.google.com/identity/openid-connect/openid-connect#sendauthrequest
 */
export async function leaveForGoogle(path: string, email?: string): Promise<void> {
  const attempt: Attempt = {
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    path,
  };
  const url = new URL(PUBLIC_GOOGLE_AUTHORIZE_URL || GOOGLE_AUTHORIZE_URL);
  url.search = new URLSearchParams({
    client_id: PUBLIC_GOOGLE_CLIENT_ID,
    redirect_uri: new URL(ROUTES.login, PUBLIC_SITE_URL).href,
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: await sha256Hex(attempt.nonce),
    code_challenge: toBase64Url(await sha256(attempt.verifier)),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: document.documentElement.lang,
    ...(email === undefined ? {} : { login_hint: email }),
  }).toString();
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  location.assign(url);
}

/** The address of the page on which the attempt began, or null when it is this page. */
export function pathOfAttempt(): string | null {
  const path = readAttempt()?.path;
  return path && path !== location.pathname ? path : null;
}

/** Google's ID token and the nonce whose hash it must contain. */
export interface GoogleReturn {
  idToken: string;
  nonce: string;
}

/**
 * Exchanges Google's response for an ID token. After the exchange the token is stored in place of
 * the attempt, so that refreshing the page continues with it.
 *
 * @param answer the query of the address to which Google redirected
 * @throws Error when the visitor cancelled, or the response does not belong to this tab's attempt
 * @throws ApiError when the code cannot be exchanged
 */
export async function exchangeAnswer(answer: URLSearchParams): Promise<GoogleReturn> {
  const kept = sessionStorage.getItem(GOOGLE_RETURN_KEY);
  if (kept !== null && answer.size === 0) return JSON.parse(kept) as GoogleReturn;
  const attempt = readAttempt();
  const code = answer.get('code');
  if (!attempt || !code || answer.get('state') !== attempt.state) {
    throw new Error('This is no answer to a sign-in that began here');
  }
  const { verifier, nonce } = attempt;
  const { idToken } = await callApi('google-sign-in', { code, verifier });
  if (nonceOf(idToken) !== (await sha256Hex(nonce))) throw new Error('The nonce is another one');
  sessionStorage.setItem(GOOGLE_RETURN_KEY, JSON.stringify({ idToken, nonce }));
  sessionStorage.removeItem(ATTEMPT_KEY);
  return { idToken, nonce };
}

/** Removes the stored attempt after it has succeeded or failed. */
export function forgetAttempt(): void {
  sessionStorage.removeItem(ATTEMPT_KEY);
  sessionStorage.removeItem(GOOGLE_RETURN_KEY);
}

function readAttempt(): Attempt | null {
  return JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null') as Attempt | null;
}

function nonceOf(idToken: string): unknown {
  const [, payload = ''] = idToken.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : null;
}
