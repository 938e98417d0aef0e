import {
  PUBLIC_APP_CHECK_SITE_KEY,
  PUBLIC_AUTH_EMULATOR,
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_APP_ID,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_PROJECT_ID,
} from 'astro:env/client';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';

/** Loaded only where it is configured: it is a quarter of the size of Firebase Auth. */
const appCheck = PUBLIC_APP_CHECK_SITE_KEY ? await import('firebase/app-check') : null;

let auth: Auth | undefined;

/**
 * Firebase Auth, which keeps its user in IndexedDB for all tabs. It authenticates; the session
 * itself is a cookie that the server sets (docs/decisions/session-cookie.md).
 *
 * There is no popup or redirect resolver, because it loads Google's script and an iframe before
 * consent (product 25.7). App Check is added where it is configured (product 25.3).
 *
 * Source: https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider
 */
export function firebaseAuth(): Auth {
  auth ??= openAuth();
  return auth;
}

function openAuth(): Auth {
  const app = initializeApp({
    apiKey: PUBLIC_FIREBASE_API_KEY,
    appId: PUBLIC_FIREBASE_APP_ID,
    authDomain: PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: PUBLIC_FIREBASE_PROJECT_ID,
  });
  appCheck?.initializeAppCheck(app, {
    provider: new appCheck.ReCaptchaEnterpriseProvider(PUBLIC_APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  });
  const opened = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (PUBLIC_AUTH_EMULATOR) {
    connectAuthEmulator(opened, PUBLIC_AUTH_EMULATOR, { disableWarnings: true });
  }
  opened.languageCode = document.documentElement.lang || null;
  return opened;
}
