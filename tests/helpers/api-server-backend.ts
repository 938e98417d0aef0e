import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { HOST, PROJECT_ID } from '#local/environment.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import type { Usage } from '@anlauf/firestore-emulator';
import type { StripeControl } from '@anlauf/stripe-emulator/control';
import { startStripe } from '@anlauf/stripe-emulator';
import { startApiServer } from '#local/api-server.ts';
import { startRulesBackend } from '#tests/rules/rules-backend.ts';
import { startStripeGate, type StripeGate } from './api-server-stripe-gate.ts';

const API_KEY = 'sk_test_of_this_test';
export const WEBHOOK_SECRET = 'whsec_of_this_test';
export const SITE = 'http://site.example.test';

/** The functions with a store, a Stripe and the Auth emulator of their own. */
export interface Backend {
  origin: string;
  /** The Admin SDK on the same store, to arrange and to look. */
  db: Firestore;
  auth: Auth;
  stripe: Stripe;
  control: StripeControl;
  /** What stands between the functions and Stripe. */
  gate: StripeGate;
  /** Moves the functions' clock; it stands still otherwise unless never set. */
  setNow: (now: Date | null) => void;
  /** Asks the store to fail (local/firestore's faults). The Admin SDK retries reads for 7 s. */
  storeFaults: (plan: { failNextCommits?: number; unavailable?: boolean }) => Promise<void>;
  /** What the store would have billed so far (local/firestore's usage). */
  storeUsage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/** Starts everything on free ports and points the environment of this process to it. */
export async function startBackend(): Promise<Backend> {
  let fixedNow: Date | null = null;
  const firestore = await startRulesBackend();
  const server = await startApiServer(() => fixedNow ?? new Date());
  const emulator = await startStripe({
    host: HOST,
    port: 0,
    webhookUrl: `${server.origin}/api/stripe-webhook`,
    webhookSecret: WEBHOOK_SECRET,
    apiKey: API_KEY,
    taxPercent: VAT_PERCENT,
    enabledEvents: STRIPE_EVENTS,
    retryWaits: { first: 5, longest: 50 },
  });
  const gate = await startStripeGate(emulator.fetch);
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
    SITE_URL: SITE,
    STRIPE_SECRET_KEY: API_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: gate.origin,
    // Google's libraries look for a cloud machine around them otherwise.
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp({ projectId: PROJECT_ID }, 'the-test-itself');
  return {
    origin: server.origin,
    db: getFirestore(app),
    auth: getAuth(app),
    stripe: new Stripe(API_KEY, {
      host: HOST,
      port: emulator.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    }),
    control: emulator.control,
    gate,
    setNow: (now) => (fixedNow = now),
    storeFaults: async (plan) => {
      await fetch(`http://${firestore.host}:${firestore.port}/_local/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plan),
      });
    },
    storeUsage: async () => {
      const answer = await fetch(`http://${firestore.host}:${firestore.port}/_local/usage`);
      return (await answer.json()) as Usage;
    },
    stop: async () => {
      await emulator.stop();
      await gate.stop();
      await server.stop();
      await deleteApp(app);
      await firestore.stop();
    },
  };
}

/** Every stored document by its path, to prove that nothing was written. */
export async function storedDocuments(db: Firestore): Promise<Record<string, unknown>> {
  const collections = await db.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(
    snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])),
  );
}
