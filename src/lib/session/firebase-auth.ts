import { PUBLIC_AUTH_EMULATOR } from 'astro:env/client';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth';
import { openFirebaseApp } from '@/lib/firebase-app';

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

/** Calls back with every change of who is signed in, in any tab, and of their token. */
export function watchUser(changed: (user: User | null) => void): void {
  onIdTokenChanged(getMainAuth(), changed);
}
