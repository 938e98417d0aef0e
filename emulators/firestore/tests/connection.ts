import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startFirestore, type RunningFirestore } from '../server.ts';

export interface ConnectionOptions {
  /** Only ours: text of firestore.indexes.json; queries need no index without. */
  indexes?: string;
  /** Only ours: where the documents survive a restart. */
  stateFile?: string;
  projectId?: string;
}

export interface Connection {
  admin: Firestore;
  /** Removes all documents of this connection's project. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Whether the tests run against Google's emulator, which lacks our own controls. */
export const isOfficial = process.env['FIRESTORE_EMULATOR'] === 'official';

/**
 * Connects the Admin SDK to a Firestore: ours, started for the caller, or with
 * `FIRESTORE_EMULATOR=official` the emulator at `FIRESTORE_EMULATOR_HOST`. Each connection has a
 * project of its own, so that test files cannot disturb each other.
 */
export async function connect(options: ConnectionOptions = {}): Promise<Connection> {
  const { indexes, stateFile, projectId = `demo-${crypto.randomUUID()}` } = options;
  if (isOfficial) return connectAdmin(officialAddress(), projectId);
  const directory = await mkdtemp(path.join(tmpdir(), 'firestore-'));
  const indexesFile = path.join(directory, 'firestore.indexes.json');
  if (indexes !== undefined) await writeFile(indexesFile, indexes);
  const server = await startFirestore({
    host: '127.0.0.1',
    port: 0,
    ...(indexes !== undefined && { indexesFile }),
    ...(stateFile !== undefined && { stateFile }),
  });
  const connection = connectTo(server, projectId);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** Connects to one of ours that is the caller's. */
export function connectTo(server: RunningFirestore, projectId: string): Connection {
  return connectAdmin(`127.0.0.1:${String(server.port)}`, projectId);
}

function officialAddress(): string {
  const address = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST must name the official emulator.');
  return address;
}

/** The Admin SDK reads the address from the environment when the client is made. */
function connectAdmin(address: string, projectId: string): Connection {
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Off Google's cloud there is no metadata server to ask for credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app: App = initializeApp({ projectId }, projectId);
  const admin = getFirestore(app);
  return {
    admin,
    clear: async () => {
      const collections = await admin.listCollections();
      await Promise.all(collections.map((collection) => admin.recursiveDelete(collection)));
    },
    close: () => deleteApp(app),
  };
}

/** gRPC codes as the Admin SDK's errors carry them. */
export const CODES = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  DATA_LOSS: 15,
} as const;
