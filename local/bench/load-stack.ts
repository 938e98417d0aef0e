import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '../emulators.ts';
import { functionsEnvironment, HOST, PROJECT_ID, REGION, type PortName } from '../environment.ts';
import { startStoreProcess, type StoreProcess } from '../firestore/store-process.ts';
import { seed } from '../seed/seed.ts';
import { startStripe } from '../stripe/server.ts';

/** The functions with their store in a process that can be killed. */
export interface LoadStack {
  /** `http://host:port/.../api`, to which a call's name is added. */
  api: string;
  /** Kills the store in the middle of what it does and starts it again on what it has kept. */
  crashStore(): Promise<void>;
  /** The texts that a field of the stored activities holds, read past the rules. */
  storedMarks(field: string): Promise<Set<string>>;
  stop(): Promise<void>;
}

/** Starts the part of the product that calls reach: store, Stripe, Auth, functions, and the seed. */
export async function startLoadStack(
  root: string,
  ports: Record<PortName, number>,
): Promise<LoadStack> {
  const environment = functionsEnvironment(ports);
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const stateFile = join(folder, 'firestore.json');
  const functions = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}`;
  const parts: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  const stop = async () => {
    for (const end of parts.splice(0).reverse()) await end();
  };
  try {
    let store: StoreProcess = await startStoreProcess(ports.firestore, stateFile);
    parts.push(() => store.kill());
    const stripe = await startStripe({
      host: HOST,
      port: ports.stripe,
      webhookUrl: `${functions}/stripeWebhook`,
      webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
      apiKey: environment.STRIPE_SECRET_KEY,
    });
    parts.push(() => stripe.stop());
    const only = ['auth', 'functions'] as const;
    const emulators = await startEmulators({ root, ports, environment, only });
    parts.push(() => emulators.stop());
    await seed({ root, environment });
    return {
      api: `${functions}/api/api`,
      crashStore: async () => {
        await store.kill();
        store = await startStoreProcess(ports.firestore, stateFile);
      },
      storedMarks: (field) => readMarks(ports.firestore, field),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readMarks(port: number, field: string): Promise<Set<string>> {
  const documents = `http://${HOST}:${port}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'user_activity' }] } }),
  });
  if (!response.ok) throw new Error(`The store answered ${response.status}`);
  const rows = (await response.json()) as Row[];
  return new Set(
    rows.flatMap(
      ({ document }) =>
        document?.fields.activity_data?.mapValue?.fields?.[field]?.stringValue ?? [],
    ),
  );
}

/** A query's answer as far as it is read (Firestore REST, documents:runQuery). */
interface Row {
  document?: {
    fields: {
      activity_data?: { mapValue?: { fields?: Record<string, { stringValue?: string }> } };
    };
  };
}
