import { PUBLIC_FIREBASE_API_KEY } from 'astro:env/client';
import { freshTokenOf, readAuthRecord, type StoredUser } from './auth-record';

/**
 * The user that Firebase Auth will report once its server has confirmed them, which takes a round
 * trip or two; meanwhile the page can be drawn and its first call can be on its way, since the
 * server checks every token itself. Null when nobody is known; then everybody waits for Firebase.
 */
export function readStoredUser(): Promise<StoredUser | null> {
  return readAuthRecord(PUBLIC_FIREBASE_API_KEY);
}

/** The user's ID token, as long as Firebase would use it too. */
export async function readStoredToken(): Promise<string | null> {
  return freshTokenOf(await readStoredUser());
}
