import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { HOST } from '#scripts/environment.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import type { StripeControl } from '@anlauf/stripe-emulator/control';
import { startStripe } from '@anlauf/stripe-emulator';
import { startFunctions, type Functions } from './api-server-functions.ts';
import { startStripeGate, type StripeGate } from './api-server-stripe-gate.ts';

const API_KEY = 'sk_test_of_this_test';
export const WEBHOOK_SECRET = 'whsec_of_this_test';

/** The functions with a Stripe of their own as well. */
export interface Backend extends Functions {
  stripe: Stripe;
  control: StripeControl;
  /** What is between the functions and Stripe. */
  gate: StripeGate;
}

/** Starts everything on free ports and points the environment of this process to it. */
export async function startBackend(): Promise<Backend> {
  const functions = await startFunctions();
  const emulator = await startStripe({
    host: HOST,
    port: 0,
    webhookUrl: `${functions.origin}/api/stripe-webhook`,
    webhookSecret: WEBHOOK_SECRET,
    apiKey: API_KEY,
    taxPercent: VAT_PERCENT,
    enabledEvents: STRIPE_EVENTS,
    retryWaits: { first: 5, longest: 50 },
  });
  const gate = await startStripeGate(emulator.fetch);
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: API_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: gate.origin,
  });
  return {
    ...functions,
    stripe: new Stripe(API_KEY, {
      host: HOST,
      port: emulator.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    }),
    control: emulator.control,
    gate,
    stop: async () => {
      await emulator.stop();
      await gate.stop();
      await functions.stop();
    },
  };
}

/**
 * Every stored document by its path, to prove that nothing was written; but for the counts of imports,
 * which are counted before they are parsed.
 */
export async function storedDocuments(db: Firestore): Promise<Record<string, unknown>> {
  const collections = await db.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(
    snapshots
      .flatMap(({ docs }) => docs)
      .filter(({ ref }) => !ref.path.startsWith('rate_limits/import:'))
      .map((doc) => [doc.ref.path, doc.data()]),
  );
}
