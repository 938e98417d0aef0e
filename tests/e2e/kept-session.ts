import type { Page } from '@playwright/test';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import { memberName } from '#shared/rules/member-name.ts';
import { claimsOf } from '#src/lib/session/auth-record.ts';
import { SESSION_HINT_KEY, type SessionHint } from '#src/lib/session/session-hint.ts';
import { localPorts } from '#local/environment.ts';
import { localApi } from '#local/seed/local-api.ts';

export interface Patience {
  /** The page gives up on calls that take too long, as it does for people. */
  givesUp?: boolean;
}

/** A busy machine can take longer for a call than the page waits: only tests of that let it give up. */
async function neverGiveUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/**
 * Signs a member in as a browser is that they have used before: with the record that Firebase Auth
 * keeps in IndexedDB, and our hint. Takes a tenth of the time of the sign-in page, which has tests of
 * its own.
 */
export async function keepSession(
  page: Page,
  email: string,
  password: string,
  { givesUp = false }: Patience = {},
): Promise<void> {
  if (!givesUp) await neverGiveUp(page);
  const { localId: uid, ...tokens } = await localApi(localPorts()).logIn(email, password);
  const { name, premium } = claimsOf(tokens.idToken);
  const displayName = String(name);
  const hint: SessionHint = {
    name: memberName({ displayName, email }),
    premium: hasPremiumClaim({ premium }),
  };
  const now = Date.now();
  const apiKey = 'demo-key';
  const appName = '[DEFAULT]';
  const user = {
    uid,
    email,
    displayName,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName }],
    stsTokenManager: {
      accessToken: tokens.idToken,
      refreshToken: tokens.refreshToken,
      expirationTime: now + Number(tokens.expiresIn) * 1_000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName,
  };
  const row = { fbase_key: `firebase:authUser:${apiKey}:${appName}`, value: user };
  // Any document of the site's origin will do.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([kept, hintKey, hintText]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(hintKey, hintText);
        const request = indexedDB.open('firebaseLocalStorageDb', 1);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
        request.onupgradeneeded = () =>
          request.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
          transaction.objectStore('firebaseLocalStorage').put(kept);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [row, SESSION_HINT_KEY, JSON.stringify(hint)] as const,
  );
}
