import { join } from 'node:path';
import { startEmulators } from '../emulators.ts';
import { functionsEnvironment, functionsUrl, HOST, type PortName } from '../environment.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { startFirestore } from '@anlauf/firestore-emulator';
import { seed } from '../seed/seed.ts';
import { startStripe } from '@anlauf/stripe-emulator';
import { startApiProcess, type ApiUsage } from './api-process.ts';

/** What a run wants otherwise than a person who starts the product. */
export interface CallStackOptions {
  /** Where Stripe's events go, unless to the functions themselves. */
  webhookUrl?: string;
  /** Settings of the functions in place of the usual ones, from what stands before Stripe. */
  settings?: (stripe: Answering) => Promise<Record<string, string>>;
}

/** Answers a request as its server does. */
export interface Answering {
  fetch: (request: Request) => Response | Promise<Response>;
}

export interface CallStack {
  /** `http://host:port/.../api`, to which a call's name is added. */
  api: string;
  /** What the functions' process has used. */
  usage(): Promise<ApiUsage>;
  stop(): Promise<void>;
}

/** Starts the part of the product that calls reach: store, Stripe, Auth, functions, and the seed. */
export async function startCallStack(
  root: string,
  ports: Record<PortName, number>,
  { webhookUrl, settings }: CallStackOptions = {},
): Promise<CallStack> {
  const environment = functionsEnvironment(ports);
  const functions = functionsUrl(ports);
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    parts.push(
      await startFirestore({
        host: HOST,
        port: ports.firestore,
        indexesFile: join(root, 'firestore.indexes.json'),
      }),
    );
    const stripe = await startStripe({
      host: HOST,
      port: ports.stripe,
      webhookUrl: webhookUrl ?? `${functions}/stripeWebhook`,
      webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
      enabledEvents: STRIPE_EVENTS,
      apiKey: environment.STRIPE_SECRET_KEY,
      taxPercent: VAT_PERCENT,
    });
    parts.push(stripe);
    parts.push(await startEmulators({ root, ports, environment, only: ['auth'] }));
    const own = { ...environment, ...(await settings?.(stripe)) };
    const api = await startApiProcess(ports.functions, own);
    parts.push(api);
    await seed({ root, environment });
    return { api: `${functions}/api/api`, usage: () => api.usage(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
