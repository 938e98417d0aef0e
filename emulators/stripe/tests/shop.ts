import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { payWithCard } from '../pay-with-card.ts';
import { startStripe, type RunningStripe } from '../server.ts';

const HOST = '127.0.0.1';
const API_KEY = 'sk_test_of_this_test';
const WEBHOOK_SECRET = 'whsec_of_this_test';

/** The real SDK against an emulator. */
export function stripeClient(port: number, apiKey = API_KEY): Stripe {
  return new Stripe(apiKey, { host: HOST, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** A webhook endpoint that verifies every delivery with the real SDK before it counts it. */
export interface Receiver {
  /** Verified events in order of arrival, duplicates included. */
  received: Stripe.Event[];
  /** How many deliveries had a bad signature. */
  rejected: number;
  /** Status for the next verified deliveries, then 200 again. */
  answerNext(...statuses: number[]): void;
  port: number;
  url: string;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a receiver on a port of its own, or on a given one to come back where one died. */
export async function startReceiver(port = 0, secret = WEBHOOK_SECRET): Promise<Receiver> {
  const stripe = new Stripe(API_KEY);
  const answers: number[] = [];
  const receiver = { received: [] as Stripe.Event[], rejected: 0 };
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      try {
        const event = stripe.webhooks.constructEvent(body, signature, secret);
        const status = answers.shift() ?? 200;
        if (status === 200) receiver.received.push(event);
        response.writeHead(status).end();
      } catch {
        receiver.rejected += 1;
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    port: actual,
    url: `http://${HOST}:${actual}/webhook`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** A running emulator, the SDK on it, its receiver, and a yearly price of 290 EUR, VAT included. */
export interface Shop extends RunningStripe {
  stripe: Stripe;
  receiver: Receiver;
  price: Stripe.Price;
  origin: string;
  apiKey: string;
  webhook: { webhookUrl: string; webhookSecret: string };
  /** Stops the emulator alone; the receiver keeps running. */
  stopStripe(): Promise<void>;
}

/** Starts everything; `stop` ends everything. */
export async function openShop(options: { stateFile?: string } = {}): Promise<Shop> {
  const receiver = await startReceiver();
  const webhook = { webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET };
  const settings = { host: HOST, port: 0, apiKey: API_KEY, taxPercent: 19, ...webhook, ...options };
  const running = await startStripe(settings);
  const stripe = stripeClient(running.port);
  const product = await stripe.products.create({ name: 'Community Access' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 29_000,
    recurring: { interval: 'year' },
    tax_behavior: 'inclusive',
    lookup_key: 'community-year',
  });
  return {
    ...running,
    stripe,
    receiver,
    price,
    origin: `http://${HOST}:${running.port}`,
    apiKey: API_KEY,
    webhook,
    stopStripe: running.stop,
    stop: async () => {
      await running.stop();
      await receiver.stop();
    },
  };
}

/** An open checkout session for a new customer. */
export async function openCheckout(
  shop: Shop,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const customer = await shop.stripe.customers.create({
    email: 'member@example.test',
    metadata: { uid: 'uid-1' },
  });
  return await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: shop.price.id, quantity: 1 }],
    success_url: 'http://site.example.test/dashboard?welcome=true&id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://site.example.test/dashboard?cancelled=true',
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
    metadata: { uid: 'uid-1' },
    subscription_data: { metadata: { uid: 'uid-1' } },
    ...extra,
  });
}

/** Buys a subscription and gives it back as the API shows it. */
export async function subscribe(shop: Shop, card?: string): Promise<Stripe.Subscription> {
  const session = await openCheckout(shop);
  await payWithCard(session.url ?? '', card);
  const paid = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription'],
  });
  return paid.subscription as Stripe.Subscription;
}

/** The emulator's events of a type, newest first. */
export function eventsOf(shop: Shop, type: string): Stripe.Event[] {
  const found = shop.control.events().filter((event) => event.type === type);
  return found.toReversed() as Stripe.Event[];
}

/** Event types that the receiver took, in order. */
export function typesOf(receiver: Receiver): string[] {
  return receiver.received.map(({ type }) => type);
}
