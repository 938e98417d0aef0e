import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import Stripe from 'stripe';
import { functionsEnvironment, HOST, localPorts, PROJECT_ID } from '#scripts/environment.ts';
import type { ScriptedReply } from '@anlauf/models-emulator/script';
import type { Message } from '@anlauf/mailbox-emulator/messages';
import { localApi } from '#scripts/seed/local-api.ts';
import { userProfileSchema } from '#shared/entities/profile.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { CONSENTS, hasConsented } from '#shared/rules/consents.ts';
import { storedRows, storeFields } from './stack-store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ports = localPorts();
const stripeUrl = `http://${HOST}:${ports.stripe}`;

/** Origin of the local Stripe, which serves the hosted checkout. */
export const CHECKOUT_ORIGIN = stripeUrl;

/** The local Stripe through its own SDK, to read what it holds. */
export const stripe = new Stripe(functionsEnvironment(ports)['STRIPE_SECRET_KEY'] ?? '', {
  host: HOST,
  port: ports.stripe,
  protocol: 'http',
});

/** Steers the local Stripe: hold, release, drop, advance (emulators/stripe/control-api.ts). */
export async function steerStripe(call: string, body: object = {}): Promise<void> {
  const response = await fetch(`${stripeUrl}/_local/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
}

/** The one subscription that an e-mail address has at Stripe. */
export async function subscriptionOf(email: string): Promise<Stripe.Subscription> {
  const customers = await stripe.customers.list({ email });
  const [customer] = customers.data;
  if (!customer) throw new Error(`Stripe has no customer ${email}`);
  const subscriptions = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect(subscriptions.data).toHaveLength(1);
  const [subscription] = subscriptions.data;
  if (!subscription) throw new Error(`${email} has no subscription`);
  return subscription;
}

/** The newest e-mail of a kind to an address, once it has arrived. */
async function mailTo(email: string, type: string): Promise<Message | undefined> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`http://${HOST}:${ports.mailbox}/messages.json`);
      const messages = (await response.json()) as Message[];
      found = messages.find((message) => message.to === email && message.type === type);
      return found;
    })
    .toBeTruthy();
  return found;
}

/** The link in the newest e-mail of a kind from the Auth emulator. */
export async function linkInMail(email: string, type: 'PASSWORD_RESET' | 'RECOVER_EMAIL') {
  return (await mailTo(email, type))?.link ?? '';
}

/** The text of the newest e-mail that the functions have written to an address. */
export async function textOfMail(email: string): Promise<string> {
  return (await mailTo(email, 'MAIL'))?.text ?? '';
}

/** The first link in the newest e-mail that the functions have written to an address. */
export async function linkInOurMail(email: string): Promise<string> {
  return /https?:\S+/.exec(await textOfMail(email))?.[0] ?? '';
}

/** Ends every process that runs our functions, at once; the emulator starts new ones on demand. */
export function killFunctions(): void {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  for (const line of processes.split('\n')) {
    if (!line.includes('functionsEmulatorRuntime') || !line.includes(root)) continue;
    process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL');
  }
}

/** Calls of a test that can be under way at once: two pages of the dashboard on a busy machine. */
const CALLS_OF_A_TEST = 5;

/**
 * Has the Functions emulator start the processes that so many tests need at once: it gives each call one
 * that has no other call, and starts a new one when all are busy. On a busy machine that takes longer
 * than a page waits for its call.
 */
export async function warmFunctions(tests: number): Promise<void> {
  const { pricingPlans } = localApi(ports);
  // Waits for the store, however long a process that has just started takes for its first document.
  await Promise.all(Array.from({ length: tests * CALLS_OF_A_TEST }, pricingPlans));
}

/** What `npm run schedule -- --now` does, for one member's campaigns. */
export async function runSchedules(email: string): Promise<string> {
  const script = ['scripts/main.js', 'brand-schedule/schedule', '--now', '--member', email];
  return (await promisify(execFile)(process.execPath, script, { cwd: root })).stdout;
}

/** The stored payment records of a subscription. */
export function memberPayments(subscription: Stripe.Subscription): Promise<unknown[]> {
  return storedRows('payments', 'subscription_id', subscription.id);
}

/** What the account of an address has agreed to, by name. */
export async function consentsOf(email: string): Promise<string[]> {
  const [profile] = await storedRows('user_profiles', 'email', email);
  const { consents } = userProfileSchema.parse(profile);
  return CONSENTS.filter((name) => hasConsented(consents, name));
}

/** A confirmed account, made as the Auth emulator's administrator: not what the test is about. */
export async function createAccount(email: string, password: string): Promise<void> {
  const accounts = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const response = await fetch(accounts, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, displayName: 'Mina Muster', emailVerified: true }),
  });
  if (!response.ok) throw new Error(`No account: ${await response.text()}`);
  await localApi(ports).agree(email, password);
}

/**
 * A confirmed account that has bought the membership, through the product's own calls.
 *
 * @returns the `Cookie` header of its session
 */
export async function createPremiumAccount(email: string, password: string): Promise<string> {
  await createAccount(email, password);
  const api = localApi(ports);
  const plan = await api.initializePlan();
  const cookie = await api.signIn(email, password);
  await api.pay(await api.openCheckout(cookie, plan.id));
  await api.reconcile(cookie);
  return cookie;
}

/** Calls an endpoint of the product past the page, as a member. */
export async function callProduct(name: string, body: object, cookie: string): Promise<unknown> {
  const origin = `http://${HOST}:${ports.hosting}`;
  const response = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Counts answers of the Brand Checker as used today by the member whose session it is. */
export async function countAnswers(cookie: string, count: number): Promise<void> {
  const day = Math.floor(Date.now() / DAY_MS);
  const use = { window: day, count, answer_day: day };
  await storeFields(`rate_limits/brand-answers:${uidOf(cookie)}`, use);
}

/** The member whom a session's cookie names, a JWT. */
function uidOf(cookie: string): string {
  const [, payload = ''] = cookie.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

/** What the local models answer next (emulators/models/script.ts); tests share them, so use `contains`. */
export async function scriptModels(replies: ScriptedReply[]): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.models}/_local/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(replies),
  });
  if (!response.ok) throw new Error(`Models: ${response.status} ${await response.text()}`);
}
