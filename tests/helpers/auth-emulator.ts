import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HOST, PROJECT_ID } from '#scripts/environment.ts';

const FIREBASE = fileURLToPath(
  new URL('../../node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url),
);
/** On a slow machine it computes for 18 s before it answers; beside the checks of two runs, minutes pass. */
const START_TIMEOUT_MS = 600_000;

export interface AuthEmulator {
  /** host:port, for FIREBASE_AUTH_EMULATOR_HOST */
  address: string;
  stop: () => Promise<void>;
}

/** Starts firebase-tools' own Auth emulator on free ports, from a folder of its own. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3);
  const emulators = {
    auth: { host: HOST, port: auth },
    hub: { host: HOST, port: hub },
    logging: { host: HOST, port: logging },
    ui: { enabled: false },
    singleProjectMode: false,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [FIREBASE, 'emulators:start', '--only', 'auth', '--project', PROJECT_ID],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const address = `${HOST}:${auth}`;
  try {
    await untilAnswering(address, child);
  } catch (error) {
    await stopProcess(child);
    throw new Error(`The Auth emulator does not start:\n${output}`, { cause: error });
  }
  return {
    address,
    stop: async () => {
      await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Held open together, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`http://${address}/`).catch(() => null);
    if (answer?.ok === true) return;
    if (child.exitCode !== null) throw new Error('It ended.');
    if (Date.now() > deadline) throw new Error('It does not answer in time.');
    await delay(100);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}
