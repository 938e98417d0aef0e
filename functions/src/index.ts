import { LARGEST_BODY_BYTES } from '#shared/api/contract.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { GOOGLE_SECRETS, MODEL_SECRETS, STRIPE_SECRETS } from './config.ts';
import type { QuestionTask } from './gateways/tasks.ts';
import { createApi } from './http/app.ts';
import { takeRequestsRaw } from './http/raw-requests.ts';
import { createStripeWebhook, MAX_EVENT_BYTES } from './http/stripe-webhook.ts';
import { askQuestion } from './usecases/ask-question.ts';
import { deleteUnusedAccounts } from './usecases/delete-unused-accounts.ts';
import { runLedger } from './usecases/ledger.ts';
import { remindMembers } from './usecases/remind-members.ts';
import { runSchedules } from './usecases/run-schedules.ts';
import { CALL_EVERY_MINUTES } from './usecases/schedule-pace.ts';

const OPTIONS = {
  /** Frankfurt: members' data stays in the EU. */
  region: 'europe-west3',
  secrets: STRIPE_SECRETS,
  /** No other site may read an answer; unsaid, the emulator would allow all. */
  cors: false,
  cpu: 1,
  /** Hosting answers the browser itself after 60 s; what runs longer would only be paid. */
  timeoutSeconds: 60,
} as const;

/**
 * Calls mostly wait for the store, for Stripe or for a model, so an instance takes many at once. The
 * largest answer, a page of 100 answers for the Brand Checker's export, is 2 MB and takes several
 * times that while it is made: 40 of them fit into 1 GiB beside the 200 MB that the clients need.
 */
const API = { memory: '1GiB', concurrency: 40, maxInstances: 10 } as const;

/**
 * Events are small and come one by one; after an outage Stripe sends them again over days. Few
 * instances keep a flood of them from taking Stripe's own rate limit away from members' calls.
 */
const WEBHOOK = { memory: '512MiB', concurrency: 20, maxInstances: 3 } as const;

/** The function of tasks, whose bodies the SDK reads itself; only our own queue may call it. */
const TASKS = 'brandQuestion';

if (process.env['FUNCTION_TARGET'] !== TASKS) {
  takeRequestsRaw(Math.max(LARGEST_BODY_BYTES, MAX_EVENT_BYTES));
}

/** `/api/**` (product 22.1), reached through the Hosting rewrite. */
export const api = onRequest(
  { ...OPTIONS, ...API, secrets: [...STRIPE_SECRETS, ...GOOGLE_SECRETS, ...MODEL_SECRETS] },
  createApi(),
);

/** `/api/stripe-webhook`: a function of its own, because Stripe signs the raw body. */
export const stripeWebhook = onRequest({ ...OPTIONS, ...WEBHOOK }, createStripeWebhook());

/** Options of scheduled jobs: one run at a time, with up to nine minutes, as no request waits for it. */
const JOB = {
  region: OPTIONS.region,
  memory: '512MiB',
  maxInstances: 1,
  timeoutSeconds: 540,
} as const;

/** Deletes unused accounts (product 3.20), which a time-to-live policy cannot do. */
export const retention = onSchedule(
  { ...JOB, schedule: 'every day 03:00', timeZone: 'Europe/Berlin' },
  () => deleteUnusedAccounts(new Date()),
);

/** Compares memberships with Stripe and repairs them after missed events (product 5.18). */
export const ledger = onSchedule(
  { ...JOB, schedule: 'every day 04:00', timeZone: 'Europe/Berlin', secrets: STRIPE_SECRETS },
  async () => void (await runLedger(new Date())),
);

/** The e-mail the day before a live Q&A (product 30.6); the next call continues what one has left. */
export const eventReminders = onSchedule(
  { ...JOB, schedule: 'every 60 minutes', timeZone: 'Etc/UTC' },
  () => remindMembers(new Date()),
);

/** Scheduled runs of the Brand Checker (product 21.15); the next call continues what one has left. */
export const brandSchedule = onSchedule(
  {
    ...JOB,
    schedule: `every ${CALL_EVERY_MINUTES} minutes`,
    timeZone: 'Etc/UTC',
    secrets: MODEL_SECRETS,
  },
  async () => void (await runSchedules()),
);

/**
 * A member's question with web search, begun at once by its task (product 21.16). An instance takes several,
 * as they only wait for models; what a task leaves, `brandSchedule` continues.
 */
export const brandQuestion = onTaskDispatched<QuestionTask>(
  {
    region: OPTIONS.region,
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 3,
    timeoutSeconds: JOB.timeoutSeconds,
    rateLimits: { maxConcurrentDispatches: 20 },
    retryConfig: { maxAttempts: 2, minBackoffSeconds: 30 },
    secrets: MODEL_SECRETS,
  },
  ({ data }) => askQuestion(data.run_id),
);
