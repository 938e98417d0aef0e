import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName, type EndpointOutput } from '#shared/api/contract.ts';
import { PROJECT_ID } from '#local/environment.ts';
import type { Functions } from './api-server-functions.ts';

export interface TestMember {
  uid: string;
  email: string;
  /** The newest ID token. */
  token: string;
  /** A token with the claims that the account has now. */
  refresh: () => Promise<string>;
}

const PASSWORD = 'a long enough password';

/** A new account in the Auth emulator, signed in. */
export async function signUp(
  backend: Functions,
  { verified = true }: { verified?: boolean } = {},
): Promise<TestMember> {
  const email = `${randomUUID()}@example.test`;
  const { uid } = await backend.auth.createUser({
    email,
    password: PASSWORD,
    emailVerified: verified,
    displayName: 'Mia Muster',
  });
  const member: TestMember = {
    uid,
    email,
    token: await signIn(email, PROJECT_ID),
    refresh: async () => (member.token = await signIn(email, PROJECT_ID)),
  };
  return member;
}

/** A new account that is an admin by its profile, and so may call every endpoint (product 4.4). */
export async function signUpAdmin(backend: Functions): Promise<TestMember> {
  const admin = await signUp(backend);
  await backend.db.doc(`user_profiles/${admin.uid}`).set({
    id: admin.uid,
    user_id: admin.uid,
    email: admin.email,
    name: 'Mia Muster',
    subscription_status: 'admin',
    created_at: new Date().toISOString(),
  });
  return admin;
}

/** An ID token of an account of another project in the same emulator. */
export async function tokenOfAnotherProject(): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  await authRequest('signUp', 'demo-another', { email, password: PASSWORD });
  return signIn(email, 'demo-another');
}

/** The same token, said to have expired an hour ago; the emulator's tokens carry no signature. */
export function expired(token: string): string {
  const past = Math.floor(Date.now() / 1000) - 3_600;
  return withClaims(token, { iat: past - 3_600, auth_time: past - 3_600, exp: past });
}

/** The same token, as if its owner had signed in at this time: for clocks that were moved on. */
export function signedInAt(token: string, time: Date): string {
  return withClaims(token, { auth_time: Math.floor(time.getTime() / 1000) });
}

function withClaims(token: string, claims: Record<string, number>): string {
  const [header = '', payload = ''] = token.split('.');
  const before = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = JSON.stringify({ ...before, ...claims });
  return `${header}.${Buffer.from(changed).toString('base64url')}.`;
}

async function signIn(email: string, project: string): Promise<string> {
  const answer = await authRequest('signInWithPassword', project, { email, password: PASSWORD });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

async function authRequest(call: string, project: string, body: object): Promise<unknown> {
  const base = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${base}:${call}?key=demo-key`, {
    method: 'POST',
    // The emulator's own administrator, who may name the project.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, returnSecureToken: true, targetProjectId: project }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses ${call}: ${await response.text()}`);
  return response.json();
}

/** Sends anything to an endpoint. */
export async function request(
  backend: Functions,
  endpoint: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${backend.origin}/api/${endpoint}`, init);
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
      ...(member ? { authorization: `Bearer ${member.token}` } : {}),
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
  if (typeof error !== 'string') throw new Error('A refusal says why.');
  return { status: response.status, code };
}
