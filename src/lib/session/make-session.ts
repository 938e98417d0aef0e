import type { User } from 'firebase/auth';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { parseLocale } from '@/i18n/locales';
import { callApi } from '@/lib/api-client';
import { firebaseAuth } from './firebase-auth';
import { readSessionHint, writeSessionHint } from './session-hint';
import { endSession, forgetUser } from './sign-out';

type MadeSession = EndpointOutput<'session'>;

/** Error codes of Firebase and our server for users who were deleted or must sign in again. */
const REVOKED: readonly unknown[] = [
  'unauthenticated',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * Creates or renews the session of a user whom Firebase has signed in: the server sets the cookie.
 * While the account's deletion is unfinished, no session hint is written.
 *
 * @throws ApiError `email-not-verified`, `consents-required` and others; FirebaseError
 */
export async function makeSession(user: User): Promise<MadeSession> {
  const made = await requestSession(user);
  keepHint(made);
  return made;
}

/**
 * Renews the session of the hint with the user that Firebase has stored.
 *
 * @returns null when Firebase has stored no user, another user or a revoked one, or when another
 *   tab has signed out meanwhile
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

/**
 * Ends a session that was created after another tab had signed out; Firebase may have stored the
 * user again.
 */
async function dropSession(): Promise<void> {
  await endSession();
  if (!readSessionHint()) await forgetUser();
}

async function requestSession(user: User): Promise<MadeSession> {
  // The server accepts only tokens that are a few minutes old.
  const idToken = await user.getIdToken(true);
  return callApi('session', { idToken, locale: parseLocale(document.documentElement.lang) });
}

function keepHint({ uid, name, premium, deletion }: MadeSession): void {
  if (!deletion) writeSessionHint({ uid, name, premium, renewedAt: Date.now() });
}

function isRevoked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REVOKED.includes(error.code);
}
