import { track } from '@/lib/analytics';
import { clearSessionHint } from './session-hint';

/** Signing out fails after this time, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Ends the session in every tab.
 *
 * @throws Error when the server cannot be reached; the session then continues
 */
export async function signOut(): Promise<void> {
  await endSession();
  await forgetUser();
  track('logout', { status: 'success' });
}

/** Has the server remove the session's cookie. */
export async function endSession(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/session', { method: 'DELETE', signal });
  if (!response.ok) throw new Error(`The session's end was answered with ${response.status}`);
}

/** Removes the user from this browser. Without the hint, no session is renewed. */
export async function forgetUser(): Promise<void> {
  clearSessionHint();
  try {
    const { firebaseAuth } = await import('./firebase-auth');
    await firebaseAuth().signOut();
  } catch (error) {
    console.error('Firebase could not be loaded to sign out:', error);
  }
}
