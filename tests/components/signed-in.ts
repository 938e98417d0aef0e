import { writeSessionHint, type SessionHint } from '@/lib/session/session-hint';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { Member } from '@/lib/session/store';
import { expect } from 'vitest';
import { holdCalls, type HeldCall } from './held-answers.ts';

const NOW = Math.floor(Date.now() / 1_000);

/** Mina's ID token, without a signature: only the server would look at it. */
const TOKEN = `e30.${btoa(JSON.stringify({ sub: 'mina', iat: NOW, exp: NOW + 3_600 }))}.`;

const MINUTE_MS = 60_000;

/** Mina as a page knows her. */
export const MINA: Member = { state: 'signed-in', uid: 'mina', name: 'Mina Muster', premium: true };

/** Mina's hint, of a session that was made an hour ago by default. */
export function keepHint(facts: Partial<SessionHint> = {}): void {
  const renewedAt = Date.now() - 60 * MINUTE_MS;
  writeSessionHint({ uid: 'mina', name: 'Mina Muster', premium: true, renewedAt, ...facts });
}

/** What `session` answers about her. */
export const SESSION = { uid: 'mina', name: 'Mina Muster', premium: true, deletion: false };

/** Answers a call of Firebase Auth that renews her token. */
export function answerToken(call: HeldCall | undefined): void {
  call?.answer({
    access_token: TOKEN,
    id_token: TOKEN,
    refresh_token: 'refresh',
    expires_in: '3600',
    user_id: 'mina',
  });
}

/**
 * Signs her in with Firebase Auth itself.
 *
 * @returns the network's calls from here on, which wait for their answers
 */
export async function signInAtFirebase(): Promise<HeldCall[]> {
  const before = holdCalls();
  const signedIn = signInWithEmailAndPassword(firebaseAuth(), 'mina@example.test', 'secret1');
  await expect.poll(() => before).toHaveLength(1);
  before[0]?.answer({
    idToken: TOKEN,
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: 'mina',
  });
  await expect.poll(() => before).toHaveLength(2);
  before[1]?.answer({
    users: [{ localId: 'mina', email: 'mina@example.test', emailVerified: true }],
  });
  await signedIn;
  return holdCalls();
}
