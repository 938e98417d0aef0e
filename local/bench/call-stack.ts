import { join } from 'node:path';
import { startEmulators } from '../emulators.ts';
import { functionsEnvironment, functionsUrl, HOST, type PortName } from '../environment.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { startFirestore } from '@anlauf/firestore-emulator';
import { seed } from '../seed/seed.ts';
import { startStripe } from '@anlauf/stripe-emulator';
import { startApiProcess } from './api-process.ts';

interface CallStack {
  /** `http://host:port/.../api`, to which a call's name is added. */
  api: string;
  stop(): Promise<void>;
}

/** Starts the part of the product that calls reach: store, Stripe, Auth, functions, and the seed. */
export async function startCallStack(
  root: string,
  ports: Record<PortName, number>,
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
        rulesFile: join(root, 'firestore.rules'),
        indexesFile: join(root, 'firestore.indexes.json'),
      }),
    );
    parts.push(
      await startStripe({
        host: HOST,
        port: ports.stripe,
        webhookUrl: `${functions}/stripeWebhook`,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
        apiKey: environment.STRIPE_SECRET_KEY,
        taxPercent: VAT_PERCENT,
      }),
    );
    parts.push(await startEmulators({ root, ports, environment, only: ['auth'] }));
    parts.push(await startApiProcess(ports.functions, environment));
    await seed({ root, environment });
    return { api: `${functions}/api/api`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
