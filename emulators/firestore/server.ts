import { promisify } from 'node:util';
import grpc from '@grpc/grpc-js';
import { Faults, type FaultPlan } from './faults.ts';
import { createGrpcServer } from './grpc/server.ts';
import { parseIndexes } from './indexes/definitions.ts';
import { FirestoreService } from './service.ts';
import { restoreState, saveState } from './state.ts';
import { Database } from './store/database.ts';
import { UsageMeter, type Usage } from './usage.ts';
import { WatchedFile } from './watched-file.ts';

export type { FaultPlan, Usage };

export interface FirestoreOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Path of firestore.indexes.json: queries without an index in it fail; without it none does. */
  indexesFile?: string;
  /** Read at the start and written at the stop; without it the documents are gone then. */
  stateFile?: string;
}

export interface RunningFirestore {
  port: number;
  /** Makes it fail from now on; `{}` ends that. */
  setFaults: (plan: FaultPlan) => void;
  /** What it would have billed since the start. */
  usage: () => Usage;
  /** Saves the state and closes every connection. */
  stop: () => Promise<void>;
}

/**
 * Starts a Firestore for this machine, which takes the Admin SDK's gRPC:
 * `FIRESTORE_EMULATOR_HOST=host:port`.
 *
 * @throws when the port is taken, or the indexes or the state cannot be read
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { host, stateFile, indexesFile } = options;
  const database = new Database();
  if (stateFile) await restoreState(database.store, stateFile);
  // A broken file would not have been deployed: then no index is there.
  const indexes =
    indexesFile === undefined
      ? undefined
      : new WatchedFile(indexesFile, parseIndexes, { composites: [], overrides: new Map() });
  const faults = new Faults();
  const usage = new UsageMeter();
  const service = new FirestoreService(database, () => indexes?.current);
  const server = createGrpcServer(service, faults, usage);
  const bind = promisify(server.bindAsync.bind(server));
  const port = await bind(`${host}:${options.port}`, grpc.ServerCredentials.createInsecure()).catch(
    (error: unknown) => {
      indexes?.close();
      server.forceShutdown();
      throw error;
    },
  );
  return {
    port,
    setFaults: (plan) => {
      faults.set(plan);
    },
    usage: () => usage.total,
    stop: async () => {
      indexes?.close();
      const closed = promisify(server.tryShutdown.bind(server))();
      server.forceShutdown();
      await closed;
      if (stateFile) await saveState(database.store, stateFile);
    },
  };
}
