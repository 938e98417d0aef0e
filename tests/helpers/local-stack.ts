import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import Stripe from 'stripe';
import { killFunctionsOf } from '../../local/bench/kill-functions.ts';
import { functionsEnvironment, HOST, localPorts, PROJECT_ID } from '../../local/environment.ts';
import type { Message } from '../../local/mailbox/messages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ports = localPorts();
const stripeUrl = `http://${HOST}:${ports.stripe}`;

/** Origin of the local Stripe, where the hosted checkout stands. */
export const CHECKOUT_ORIGIN = stripeUrl;

/** The local Stripe through its own SDK, to read what it holds. */
export const stripe = new Stripe(functionsEnvironment(ports)['STRIPE_SECRET_KEY'] ?? '', {
  host: HOST,
  port: ports.stripe,
  protocol: 'http',
});

/** Steers the local Stripe: hold, release, drop, advance (local/stripe/control-api.ts). */
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

/** The link in the newest e-mail of a kind to an address, once it has arrived. */
export async function linkInMail(email: string, type: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`http://${HOST}:${ports.mailbox}/messages.json`);
      const messages = (await response.json()) as Message[];
      link = messages.find((message) => message.to === email && message.type === type)?.link;
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Ends every process that runs our functions, at once. */
export const killFunctions = () => killFunctionsOf(root);

/** The stored payment records of a subscription, read past the rules as the emulators' owner. */
export async function memberPayments(subscription: Stripe.Subscription): Promise<unknown[]> {
  const documents = `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'payments' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'subscription_id' },
            op: 'EQUAL',
            value: { stringValue: subscription.id },
          },
        },
      },
    }),
  });
  const rows = (await response.json()) as { document?: unknown }[];
  return rows.filter(({ document }) => document !== undefined);
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
}
