import { onRequest } from 'firebase-functions/v2/https';
import { GOOGLE_SECRETS, MODEL_SECRETS, STRIPE_SECRETS } from './config.ts';
import { createApi } from './http/dispatch.ts';
import { takeRequestsRaw } from './http/raw-requests.ts';
import { createStripeWebhook } from './http/stripe-webhook.ts';

const OPTIONS = {
  /** Frankfurt: members' data stays in the EU. */
  region: 'europe-west3',
  secrets: STRIPE_SECRETS,
  /** No other site may read an answer; unsaid, the emulator would allow all. */
  cors: false,
};

takeRequestsRaw();

/** `/api/**` (product 22.1), reached through the Hosting rewrite. */
export const api = onRequest(
  { ...OPTIONS, secrets: [...STRIPE_SECRETS, ...GOOGLE_SECRETS, ...MODEL_SECRETS] },
  createApi(),
);

/** `/api/stripe-webhook`: a function of its own, because Stripe signs the raw body. */
export const stripeWebhook = onRequest(OPTIONS, createStripeWebhook());
