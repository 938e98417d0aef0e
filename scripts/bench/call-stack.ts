import { join } from 'node:path';
import { startFirestore, type RunningFirestore } from '@anlauf/firestore-emulator';
import { startStripe, type RunningStripe } from '@anlauf/stripe-emulator';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { startEmulators } from '../emulators.ts';
import { functionsEnvironment, functionsUrl, HOST, localPorts } from '../environment.ts';
import { startModels } from '@anlauf/models-emulator';
import { requireFreePorts } from '../ports.ts';
import { seed } from '../seed/seed.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';

export interface CallStack {
  /** Address of the functions, up to and without `/api`. */
  functions: string;
  api: ApiProcess;
  firestore: RunningFirestore;
  stripe: RunningStripe;
}

/**
 * Runs with the part of the product that calls reach: Firestore, Stripe, models, Auth, the functions,
 * and the seed. `LOCAL_PORT_OFFSET` moves it beside another stack.
 *
 * @param settings of the functions in place of the usual ones
 */
export async function withCallStack<T>(
  root: string,
  run: (stack: CallStack) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const environment = { ...functionsEnvironment(ports), ...settings };
  const parts: { stop(): Promise<void> }[] = [];
  const started = <P extends { stop(): Promise<void> }>(part: P): P => {
    parts.unshift(part);
    return part;
  };
  const at = { host: HOST };
  try {
    const indexesFile = join(root, 'firestore.indexes.json');
    const firestore = started(await startFirestore({ ...at, port: ports.firestore, indexesFile }));
    const stripe = started(
      await startStripe({
        ...at,
        port: ports.stripe,
        webhookUrl: `${functionsUrl(ports)}/stripeWebhook`,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
        enabledEvents: STRIPE_EVENTS,
        apiKey: environment.STRIPE_SECRET_KEY,
        taxPercent: VAT_PERCENT,
      }),
    );
    started(await startModels({ ...at, port: ports.models }));
    started(await startEmulators({ root, ports, environment, only: ['auth'] }));
    const api = started(await startApiProcess(ports.functions, environment));
    await seed({ root, environment });
    return await run({ functions: `${functionsUrl(ports)}/api`, api, firestore, stripe });
  } finally {
    for (const part of parts) await part.stop();
  }
}
