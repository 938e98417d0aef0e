import { deleteApp, FirebaseError, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { PROJECT_ID } from '#local/environment.ts';
import type { Actor } from './matrix-table.ts';
import type { RulesBackend } from './rules-backend.ts';

// The SDK logs every denial, and most requests here are denied.
setLogLevel('silent');

/** The web SDK as the site uses it, signed in as somebody. */
export interface BrowserClient {
  app: FirebaseApp;
  db: Firestore;
}

/** Opens a web client for an actor; `name` must be new. Close it with {@link closeBrowser}. */
export function openBrowser(
  name: string,
  { uid, claims }: Pick<Actor, 'uid' | 'claims'>,
  { host, port }: RulesBackend,
): BrowserClient {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo-key' }, name);
  const db = getFirestore(app);
  const mockUserToken = { ...claims, sub: uid ?? '' };
  connectFirestoreEmulator(db, host, port, uid === null ? {} : { mockUserToken });
  return { app, db };
}

export async function closeBrowser({ app }: BrowserClient): Promise<void> {
  await deleteApp(app);
}

export type Outcome = 'allowed' | 'denied';

/** Whether the rules let a request through; any failure but a denial is a failure of the test. */
export async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'denied';
    throw error;
  }
}
