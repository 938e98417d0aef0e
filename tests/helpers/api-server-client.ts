import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName, type EndpointOutput } from '#shared/api/contract.ts';
import { SESSION_MS } from '#shared/limits.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import type { Functions } from './api-server-functions.ts';

export interface TestMember {
  uid: string;
  email: string;
  /** The `Cookie` header of the newest session. */
  cookie: string;
  /** The ID token that the session was made of. */
  idToken: string;
  /** Signs in again. */
  refresh: () => Promise<void>;
}

const PASSWORD = 'a long enough password';

interface SignUpOptions {
  /** Whether the e-mail is confirmed. */
  verified?: boolean;
  /** Whether the required consents are given. */
  agreed?: boolean;
  email?: string;
}

/**
 * A new account in the Auth emulator with a session. The cookie is the Auth service's own, so that
 * there can be one for an account that our own call refuses.
 */
export async function signUp(
  backend: Functions,
  { verified = true, agreed = true, email = `${randomUUID()}@example.test` }: SignUpOptions = {},
): Promise<TestMember> {
  const { uid } = await backend.auth.createUser({
    email,
    password: PASSWORD,
    emailVerified: verified,
    displayName: 'Mia Muster',
  });
  const member: TestMember = {
    uid,
    email,
    cookie: '',
    idToken: '',
    refresh: async () => {
      member.idToken = await signIn(email);
      member.cookie = await cookieOf(backend, member.idToken);
    },
  };
  await member.refresh();
  if (agreed) {
    await call(backend, 'consents', { idToken: member.idToken, agree: [...CONSENTS] });
  }
  return member;
}

/** The `Cookie` header of a session that the Auth service makes of an ID token. */
export async function cookieOf(backend: Functions, idToken: string): Promise<string> {
  return `__session=${await backend.auth.createSessionCookie(idToken, { expiresIn: SESSION_MS })}`;
}

/** A new account that is an admin by its profile, and so may call every endpoint (product 4.4). */
export async function signUpAdmin(backend: Functions): Promise<TestMember> {
  const admin = await signUp(backend);
  await backend.db.doc(`user_profiles/${admin.uid}`).update({ subscription_status: 'admin' });
  return admin;
}

/** The same session, as the Auth service of another project would have made it. */
export function ofAnotherProject(cookie: string): string {
  return withClaims(cookie, {
    iss: 'https://session.firebase.google.com/demo-another',
    aud: 'demo-another',
  });
}

/** The same session with an expiry an hour ago; the emulator's cookies carry no signature. */
export function expired(cookie: string): string {
  const past = Math.floor(Date.now() / 1000) - 3_600;
  return withClaims(cookie, { iat: past - 3_600, auth_time: past - 3_600, exp: past });
}

/** The same session, as if its owner had signed in at this time: for clocks that were moved on. */
export function signedInAt(cookie: string, time: Date): string {
  return withClaims(cookie, { auth_time: Math.floor(time.getTime() / 1000) });
}

/** The same session, as if its owner had signed in with this provider. */
export function signedInWith(cookie: string, provider: string): string {
  return withClaims(cookie, { firebase: { identities: {}, sign_in_provider: provider } });
}

function withClaims(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.');
  const before = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = JSON.stringify({ ...before, ...claims });
  return `${header}.${Buffer.from(changed).toString('base64url')}.`;
}

/** An ID token, as Firebase gives it to the browser for address and password. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const answer = await authRequest('signInWithPassword', { email, password });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

/** A call of the browser's to the Auth service, like `signInWithPassword` or `update`. */
export async function authRequest(call: string, body: object): Promise<unknown> {
  const base = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${base}:${call}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses ${call}: ${await response.text()}`);
  return response.json();
}

/** Sends anything to an endpoint, as a page of our site does. */
export async function request(
  backend: Functions,
  endpoint: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  const isFromElsewhere = headers.has('origin') || headers.has('sec-fetch-site');
  if (!isFromElsewhere) headers.set('sec-fetch-site', 'same-origin');
  return fetch(`${backend.origin}/api/${endpoint}`, { ...init, headers });
}

/** Posts JSON to an endpoint, as a member when there is one. */
export async function post(
  backend: Functions,
  endpoint: string,
  body: unknown,
  member?: TestMember | null,
): Promise<Response> {
  return request(backend, endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(member ? { cookie: member.cookie } : {}),
    },
    body: JSON.stringify(body),
  });
}

/** A call that has to succeed; the answer must be what the contract promises. */
export async function call<N extends EndpointName>(
  backend: Functions,
  endpoint: N,
  body: object,
  member?: TestMember,
): Promise<EndpointOutput<N>> {
  const response = await post(backend, endpoint, body, member);
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${endpoint}: ${JSON.stringify(answer)}`);
  return ENDPOINTS[endpoint].output.parse(answer) as EndpointOutput<N>;
}

/** Status and code of a refusal. */
export async function refusal(response: Response): Promise<{ status: number; code: unknown }> {
  const { error, code } = (await response.json()) as { error: unknown; code: unknown };
  if (typeof error !== 'string') throw new Error('A refusal must have an error message.');
  return { status: response.status, code };
}
