import type { User } from 'firebase/auth';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { parseLocale } from '@/i18n/locales';
import { callApi } from '@/lib/api-client';
import { firebaseAuth } from './firebase-auth';
import { readSessionHint, writeSessionHint } from './session-hint';
import { endSession, forgetUser } from './sign-out';

type MadeSession = EndpointOutput<'session'>;

/** What Firebase or our server says of a user who must prove anew who they are, if they still exist. */
const REVOKED: readonly unknown[] = [
  'unauthenticated',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * Makes the session of a user whom Firebase has signed in, or renews it: the server sets its cookie.
 * Where the account's deletion is unfinished, nobody counts as signed in.
 *
 * @throws ApiError `email-not-verified`, `consents-required` and others; FirebaseError
 */
export async function makeSession(user: User): Promise<MadeSession> {
  const made = await requestSession(user);
  keepHint(made);
  return made;
}

/**
 * Renews the session that the hint names, by the user whom Firebase keeps.
 *
 * @returns null when Firebase keeps nobody, somebody else or a user who is revoked, and when the session
 *   was ended in another tab meanwhile
 * @throws ApiError, FirebaseError as above
 */
export async function renewSession(): Promise<MadeSession | null> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user || !isHinted(user)) return null;
  try {
    const made = await requestSession(user);
    if (!isHinted(user)) {
      await dropSession();
      return null;
    }
    keepHint(made);
    return made;
  } catch (error) {
    if (!isRevoked(error)) throw error;
    await auth.signOut();
    return null;
  }
}

function isHinted({ uid }: User): boolean {
  return readSessionHint()?.uid === uid;
}

/** Another tab has signed out before the server set this cookie, and Firebase may have kept the user anew. */
async function dropSession(): Promise<void> {
  await endSession();
  if (!readSessionHint()) await forgetUser();
}

async function requestSession(user: User): Promise<MadeSession> {
  // The server takes tokens of the last minutes only.
  const idToken = await user.getIdToken(true);
  return callApi('session', { idToken, locale: parseLocale(document.documentElement.lang) });
}

function keepHint({ uid, name, premium, deletion }: MadeSession): void {
  if (!deletion) writeSessionHint({ uid, name, premium, renewedAt: Date.now() });
}

function isRevoked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REVOKED.includes(error.code);
}
