import { isFresh } from './auth-record';
import { readStoredToken } from './stored-user';

/** Firebase Auth, which a page can be drawn without: it comes once it is needed. */
export const loadAuth = () => import('./firebase-auth');

/**
 * The member's ID token, refreshed when it is about to expire; null when nobody is signed in. The
 * token that Firebase keeps will do, so that the first call waits for neither its code nor its
 * look-up.
 */
export async function currentIdToken(forceRefresh = false): Promise<string | null> {
  known = (forceRefresh ? null : await readStoredToken()) ?? (await askFirebase(forceRefresh));
  return known;
}

let known: string | null = null;

/** The token that was read last, for what cannot wait; null when it is about to expire. */
export function knownIdToken(): string | null {
  return known !== null && isFresh(known) ? known : null;
}

async function askFirebase(forceRefresh: boolean): Promise<string | null> {
  const auth = (await loadAuth()).getMainAuth();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken(forceRefresh)) ?? null;
}
