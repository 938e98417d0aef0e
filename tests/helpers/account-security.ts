import { inject } from 'vitest';
import { PROJECT_ID } from '#scripts/environment.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import { authRequest, call, signIn, signUp, type TestMember } from './api-server-client.ts';
import type { Functions } from './api-server-functions.ts';

/**
 * A member whose sessions hold since two hours ago: the Auth service counts by the second, in which a
 * new account would hide the next change.
 */
export async function olderMember(backend: Functions): Promise<TestMember> {
  const member = await signUp(backend);
  const base = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1`;
  const validSince = String(Math.floor((Date.now() - 2 * HOUR_MS) / 1000));
  const response = await fetch(`${base}/projects/${PROJECT_ID}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: member.uid, validSince }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses: ${await response.text()}`);
  return member;
}

/** Begins a session the way a page does. */
export async function beginSession(
  backend: Functions,
  email: string,
  { password, locale = 'en' }: { password?: string; locale?: 'en' | 'de' } = {},
): Promise<void> {
  await call(backend, 'session', { idToken: await signIn(email, password), locale });
}

/** What the page does with the code of a link in an e-mail. */
export async function applyCode(code: string): Promise<void> {
  await authRequest('update', { oobCode: code });
}

/** The code that Firebase has mailed to an address that an account had before. */
export async function recoveryCode(email: string): Promise<string> {
  const base = `http://${inject('authEmulator')}/emulator/v1`;
  const answer = await fetch(`${base}/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const sent = oobCodes.filter((code) => code.requestType === 'RECOVER_EMAIL');
  return sent.find((code) => code.email === email)?.oobCode ?? '';
}

/** The address of the link in an e-mail. */
export function linkIn(text: string | undefined): URL {
  return new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');
}

/** The code of the link in an e-mail; empty when it has none. */
export function codeIn(text: string | undefined): string {
  return linkIn(text).searchParams.get('oobCode') ?? '';
}
