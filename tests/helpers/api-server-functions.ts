import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { inject } from 'vitest';
import type { FaultPlan, Usage } from '@anlauf/firestore-emulator';
import { startApiServer } from '#scripts/api-server.ts';
import { PROJECT_ID } from '#scripts/environment.ts';
import { startStore } from './store.ts';

export const SITE = 'http://site.example.test';

/** The functions with a store and the Auth emulator of their own; Stripe is the caller's. */
export interface Functions {
  origin: string;
  /** The Admin SDK on the same store, to arrange and to look. */
  db: Firestore;
  auth: Auth;
  /** Moves the functions' clock; it does not run on by itself once it was set. */
  setNow: (now: Date | null) => void;
  /** Asks the store to fail (emulators/firestore's faults). The Admin SDK retries reads for 7 s. */
  storeFaults: (plan: FaultPlan) => void;
  /** What the store would have billed so far (emulators/firestore's usage). */
  storeUsage: () => Usage;
  stop: () => Promise<void>;
}

/** Starts them on free ports and points the environment of this process to their store. */
export async function startFunctions(): Promise<Functions> {
  let fixedNow: Date | null = null;
  const store = await startStore();
  const server = await startApiServer(() => fixedNow ?? new Date());
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: store.address,
    FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
    SITE_URL: SITE,
    OPERATOR_SIGN_IN: 'password',
    // Google's libraries look for a cloud machine around them otherwise.
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp({ projectId: PROJECT_ID }, 'the-test-itself');
  return {
    origin: server.origin,
    db: getFirestore(app),
    auth: getAuth(app),
    setNow: (now) => (fixedNow = now),
    storeFaults: store.setFaults,
    storeUsage: store.usage,
    stop: async () => {
      await server.stop();
      await deleteApp(app);
      await store.stop();
    },
  };
}
