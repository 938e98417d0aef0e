import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startStripe, type RunningStripe } from '@anlauf/stripe-emulator';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STRIPE_API_VERSION } from '#functions/gateways/stripe.ts';
import { HOST } from '#scripts/environment.ts';
import { planPortal, planWebhook } from '#scripts/stripe/setup.ts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KEY = 'sk_test_of_this_test';
const ADDRESS = 'https://site.example/api/stripe-webhook';

let emulator: RunningStripe;
let stripe: Stripe;
beforeEach(async () => {
  emulator = await startStripe({
    host: HOST,
    port: 0,
    webhookUrl: 'http://127.0.0.1:1/elsewhere',
    webhookSecret: 'whsec_elsewhere',
    apiKey: KEY,
    taxPercent: 19,
    enabledEvents: [],
  });
  const { port } = emulator;
  stripe = new Stripe(KEY, { host: HOST, port, protocol: 'http', maxNetworkRetries: 0 });
});
afterEach(() => emulator.stop());

interface Outcome {
  code: number;
  out: string;
  failure: string;
}

/** The command as an operator runs it. */
function setup(flags: string[] = [], settings: Record<string, string> = {}): Promise<Outcome> {
  const env = {
    ...process.env,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_API_BASE: `http://${HOST}:${emulator.port}`,
    PUBLIC_SITE_URL: 'https://site.example',
    ...settings,
  };
  const command = ['scripts/main.js', 'stripe/stripe-setup', ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, out, failure) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, failure });
    });
  });
}

async function account() {
  const { data: products } = await stripe.products.list();
  const { data: prices } = await stripe.prices.list();
  const { data: endpoints } = await stripe.webhookEndpoints.list();
  const { data: portals } = await stripe.billingPortal.configurations.list();
  return { products, prices, portals, endpoints: endpoints.filter(({ url }) => url === ADDRESS) };
}

const SECRET = /whsec_\w+/;

test('without "--apply" it names everything that it would do, and does nothing', async () => {
  const before = await account();
  const { code, out } = await setup();
  expect(code).toBe(0);
  expect(out).toContain(`+ product “${DEFAULT_PLAN.name}”`);
  expect(out).toContain(`+ webhook endpoint ${ADDRESS}: ${STRIPE_EVENTS.length} events`);
  expect(out).toContain('subscription_cancel off');
  expect(out).toContain('Nothing is written yet');
  expect(out).not.toMatch(SECRET);
  expect(await account()).toEqual(before);
});

test('a new account gets price, webhook endpoint and portal, and a second run changes nothing', async () => {
  const first = await setup(['--apply']);
  expect(first.out).toMatch(SECRET);
  expect(first.out).toContain('functions:secrets:set STRIPE_WEBHOOK_SECRET');
  const made = await account();
  expect(made.products).toHaveLength(1);
  expect(made.prices).toMatchObject([
    { unit_amount: DEFAULT_PLAN.price_cents, product: made.products[0]?.id },
  ]);
  expect(made.endpoints).toMatchObject([{ api_version: STRIPE_API_VERSION, status: 'enabled' }]);
  expect(made.endpoints[0]?.enabled_events).toEqual([...STRIPE_EVENTS]);
  expect(made.portals[0]?.features).toMatchObject({
    subscription_cancel: { enabled: false },
    subscription_pause: { enabled: false },
    subscription_update: { enabled: false },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    customer_update: { allowed_updates: ['address', 'name'] },
  });

  const second = await setup(['--apply']);
  expect(second.out).toContain('as they should be');
  expect(second.out).not.toMatch(SECRET);
  expect(await account()).toEqual(made);
});

test('an endpoint that is off, lacks events and has others is put right, with its secret as it was', async () => {
  const { id } = await stripe.webhookEndpoints.create({
    url: ADDRESS,
    enabled_events: ['invoice.paid', 'invoice.sent'],
    api_version: STRIPE_API_VERSION,
  });
  await stripe.webhookEndpoints.update(id, { disabled: true });
  const { out } = await setup(['--apply']);
  expect(out).toContain(`~ webhook endpoint ${id}: switched on, `);
  expect(out).toContain('+invoice.payment_failed');
  expect(out).toContain('-invoice.sent');
  expect(out).not.toContain('+invoice.paid');
  expect(out).not.toMatch(SECRET);
  const [endpoint, ...others] = (await account()).endpoints;
  expect(others).toEqual([]);
  expect(endpoint).toMatchObject({ id, status: 'enabled', enabled_events: [...STRIPE_EVENTS] });
});

test('a portal that was changed in the dashboard is put right', async () => {
  await setup(['--apply']);
  const portal = (await account()).portals[0]?.id ?? '';
  await stripe.billingPortal.configurations.update(portal, {
    features: {
      subscription_cancel: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['email'] },
    },
  });
  const { out } = await setup(['--apply']);
  expect(out).toContain('subscription_cancel off, customer_update of address and name');
  const features = (await account()).portals[0]?.features;
  expect(features?.subscription_cancel.enabled).toBe(false);
  expect(features?.customer_update.allowed_updates).toEqual(['address', 'name']);
});

test('a wrong key, a missing one, a Stripe that does not answer and an address without https are refused with what to do', async () => {
  const before = await account();
  const wrong = await setup(['--apply'], { STRIPE_SECRET_KEY: 'sk_test_of_another_account' });
  expect(wrong.code).toBe(1);
  expect(wrong.failure).toMatch(/Invalid API Key provided.*Look at STRIPE_SECRET_KEY/);
  expect(wrong.failure).not.toContain('another_account');
  const unreachable = await setup(['--apply'], { STRIPE_API_BASE: 'http://127.0.0.1:1' });
  expect(unreachable.code).toBe(1);
  expect(unreachable.failure).toContain('Stripe cannot be reached');
  const missing = await setup(['--apply'], { STRIPE_SECRET_KEY: '' });
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.failure).toContain('Set STRIPE_SECRET_KEY');
  const insecure = await setup(['--apply'], { PUBLIC_SITE_URL: 'http://site.example' });
  expect(insecure).toMatchObject({ code: 1, out: '' });
  expect(insecure.failure).toContain('Set PUBLIC_SITE_URL');
  expect(await account()).toEqual(before);
});

test('an endpoint in another API version is kept until a person deletes it, beside a new one', () => {
  const former = {
    id: 'we_former',
    url: ADDRESS,
    status: 'enabled',
    enabled_events: [...STRIPE_EVENTS],
    api_version: '2020-08-27',
  };
  const { changes, notes } = planWebhook([former], ADDRESS);
  expect(changes.map(({ line }) => line.trim().slice(0, 1))).toEqual(['+']);
  expect(notes).toEqual([expect.stringContaining('we_former')]);
  const current = { ...former, id: 'we_new', api_version: STRIPE_API_VERSION };
  expect(planWebhook([former, current], ADDRESS)).toEqual({ changes: [], notes });
});

test('an account whose portal was never saved gets the advice to save it', () => {
  const { changes, notes } = planPortal(undefined);
  expect(changes).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('press "Save"')]);
});
