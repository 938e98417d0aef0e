import { PUBLIC_AUTH_EMULATOR } from 'astro:env/client';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { openFirebaseApp } from '@/lib/firebase-app';
import { readStoredToken } from './stored-user';

/**
 * Firebase Auth without a popup or redirect resolver: that one loads Google's script and an iframe
 * before anybody consents (product 25.7).
 */
function openAuth(persistence: Persistence, appName?: string): Auth {
  const auth = initializeAuth(openFirebaseApp(appName), { persistence });
  if (PUBLIC_AUTH_EMULATOR) {
    connectAuthEmulator(auth, PUBLIC_AUTH_EMULATOR, { disableWarnings: true });
  }
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}

let mainAuth: Auth | undefined;
let stagingAuth: Auth | undefined;

/** The visitor's session, kept in IndexedDB and shared by all tabs. */
export function getMainAuth(): Auth {
  mainAuth ??= openAuth(indexedDBLocalPersistence);
  return mainAuth;
}

/**
 * A second instance that forgets everything with the page. Passwords are tried here, so that an
 * account whose e-mail is not confirmed never becomes a session (product 4.2).
 */
export function getStagingAuth(): Auth {
  stagingAuth ??= openAuth(inMemoryPersistence, 'staging');
  return stagingAuth;
}

/**
 * The member's ID token, refreshed when it is about to expire; null when nobody is signed in. While
 * Firebase still asks its server about the user, the token that it keeps will do.
 */
export async function currentIdToken(forceRefresh = false): Promise<string | null> {
  const auth = getMainAuth();
  if (!forceRefresh && !auth.currentUser) {
    const stored = await readStoredToken();
    if (stored) return stored;
  }
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken(forceRefresh)) ?? null;
}
