import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import grpc from '@grpc/grpc-js';
import { Faults } from './faults.ts';
import { createGrpcServer } from './grpc/server.ts';
import { createRestServer } from './rest/server.ts';
import { parseIndexes } from './indexes/definitions.ts';
import { compileRules } from './rules/compile.ts';
import { FirestoreService } from './service.ts';
import { restoreState, saveState } from './state.ts';
import { Database } from './store/database.ts';
import { UsageMeter } from './usage.ts';
import { WatchedFile } from './watched-file.ts';

export type { FaultPlan } from './faults.ts';
export type { Usage } from './usage.ts';

/** How an HTTP/2 connection begins (RFC 9113 section 3.4); HTTP/1.1 has no such method. */
const HTTP2_PREFACE = Buffer.from('PRI ');

export interface FirestoreOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Path of firestore.rules, enforced for the web SDK. */
  rulesFile: string;
  /** Path of firestore.indexes.json: queries without an index in it fail; without it none does. */
  indexesFile?: string;
  /** Read at the start and written at the stop; without it the documents are gone then. */
  stateFile?: string;
}

export interface RunningFirestore {
  port: number;
  /** Saves the state and closes every connection. */
  stop: () => Promise<void>;
}

/**
 * Starts a Firestore for this machine. Like the official emulator it takes the Admin SDK's
 * gRPC and the web SDK's HTTP on one port: `FIRESTORE_EMULATOR_HOST=host:port` for the one,
 * `connectFirestoreEmulator(db, host, port)` for the other.
 * @throws when the port is taken, the rules do not compile or the state cannot be read
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { stateFile, indexesFile } = options;
  const database = new Database();
  if (stateFile) await restoreState(database.store, stateFile);
  // A broken file would not have been deployed: then nothing is allowed, and no index is there.
  const rules = new WatchedFile(options.rulesFile, compileRules, {
    allows: () => ({ allowed: false, reason: 'The rules file cannot be read.' }),
  });
  const indexes =
    indexesFile === undefined
      ? undefined
      : new WatchedFile(indexesFile, parseIndexes, { composites: [], overrides: new Map() });
  const service = new FirestoreService(database, () => indexes?.current);
  const faults = new Faults();
  const usage = new UsageMeter();
  const grpcServer = createGrpcServer(service, faults, usage);
  const restServer = createRestServer({
    service,
    faults,
    usage,
    rules: () => rules.current,
    files: { rules: options.rulesFile, indexes: indexesFile },
  });
  const listener = listen(grpcServer, restServer);
  listener.server.listen(options.port, options.host);
  const closeFiles = () => {
    rules.close();
    indexes?.close();
  };
  await once(listener.server, 'listening').catch((error: unknown) => {
    closeFiles();
    grpcServer.forceShutdown();
    throw error;
  });
  return {
    port: (listener.server.address() as AddressInfo).port,
    stop: async () => {
      closeFiles();
      listener.server.close();
      grpcServer.forceShutdown();
      listener.sockets.forEach((socket) => socket.destroy());
      await once(listener.server, 'close');
      if (stateFile) await saveState(database.store, stateFile);
    },
  };
}

/** Gives each connection to the server whose protocol it speaks, by its first bytes. */
function listen(grpcServer: grpc.Server, restServer: Server) {
  const injector = grpcServer.createConnectionInjector(grpc.ServerCredentials.createInsecure());
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const start = socket.read() as Buffer | null;
      if (!start) return;
      socket.unshift(start);
      if (start.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE))
        injector.injectConnection(socket);
      else restServer.emit('connection', socket);
    });
  });
  return { server, sockets };
}
