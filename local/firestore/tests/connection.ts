import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import {
  deleteApp as deleteWebApp,
  initializeApp as initializeWebApp,
  type FirebaseApp,
} from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore as getWebFirestore,
  setLogLevel,
  type Firestore as WebFirestore,
} from 'firebase/firestore/lite';
import { startFirestore, type RunningFirestore } from '../server.ts';

export interface ConnectionOptions {
  /** Source of the security rules; nothing is allowed without. */
  rules?: string;
  /** Only ours: text of firestore.indexes.json; queries need no index without. */
  indexes?: string;
  /** Only ours: where the documents survive a restart. */
  stateFile?: string;
  projectId?: string;
}

/** The token of a web user: claims for the SDK's mock token, or a whole token. */
export type WebUser = { sub: string; [claim: string]: unknown } | string;

export interface Connection {
  projectId: string;
  /** `host:port` */
  address: string;
  admin: Firestore;
  /** A web client of its own; nobody is signed in without a user. */
  web(user?: WebUser): WebFirestore;
  /** Removes all documents of this connection's project. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Whether the tests run against Google's emulator, which lacks our own controls. */
export const isOfficial = process.env['FIRESTORE_EMULATOR'] === 'official';

const DENY_ALL =
  "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read: if false; } }";

/**
 * Connects real clients to a Firestore with the given rules: ours, started for the caller, or with
 * `FIRESTORE_EMULATOR=official` the emulator at `FIRESTORE_EMULATOR_HOST`. Each connection has a
 * project of its own, so that test files cannot disturb each other.
 */
export async function connect({
  rules = DENY_ALL,
  indexes,
  stateFile,
  projectId = `demo-${crypto.randomUUID()}`,
}: ConnectionOptions = {}): Promise<Connection> {
  const directory = await mkdtemp(path.join(tmpdir(), 'firestore-'));
  const local = isOfficial ? undefined : await startLocal(directory, { rules, indexes, stateFile });
  const address = local
    ? `127.0.0.1:${String(local.port)}`
    : process.env['FIRESTORE_EMULATOR_HOST'];
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST must name the official emulator.');
  if (isOfficial) await publishRules(address, projectId, rules);

  const { app, admin } = connectAdmin(address, projectId);
  const webApps: FirebaseApp[] = [];
  // Refusals are what many tests are about; they need not be logged.
  setLogLevel('silent');
  return {
    projectId,
    address,
    admin,
    web(user) {
      const webApp = initializeWebApp({ projectId, apiKey: 'none' }, crypto.randomUUID());
      webApps.push(webApp);
      const firestore = getWebFirestore(webApp);
      const [host = '', port] = address.split(':');
      const options = user === undefined ? {} : { mockUserToken: user as string };
      connectFirestoreEmulator(firestore, host, Number(port), options);
      return firestore;
    },
    async clear() {
      const database = `projects/${projectId}/databases/(default)`;
      await fetch(`http://${address}/emulator/v1/${database}/documents`, { method: 'DELETE' });
    },
    async close() {
      await Promise.all([deleteApp(app), ...webApps.map(deleteWebApp)]);
      await local?.stop();
      await rm(directory, { recursive: true });
    },
  };
}

async function startLocal(
  directory: string,
  {
    rules,
    indexes,
    stateFile,
  }: { rules: string; indexes: string | undefined; stateFile: string | undefined },
): Promise<RunningFirestore> {
  const rulesFile = path.join(directory, 'firestore.rules');
  const indexesFile = path.join(directory, 'firestore.indexes.json');
  await writeFile(rulesFile, rules);
  if (indexes !== undefined) await writeFile(indexesFile, indexes);
  return startFirestore({
    host: '127.0.0.1',
    port: 0,
    rulesFile,
    ...(indexes !== undefined && { indexesFile }),
    ...(stateFile !== undefined && { stateFile }),
  });
}

/** The Admin SDK reads the address from the environment when the client is made. */
function connectAdmin(address: string, projectId: string): { app: App; admin: Firestore } {
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Off Google's cloud there is no metadata server to ask for credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId }, projectId);
  return { app, admin: getFirestore(app) };
}

async function publishRules(address: string, projectId: string, content: string): Promise<void> {
  const url = `http://${address}/emulator/v1/projects/${projectId}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const response = await fetch(url, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
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
