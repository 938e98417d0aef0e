import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onExit } from 'signal-exit';
import { functionsUrl, HOST, PROJECT_ID, type PortName } from './environment.ts';
import { waitForHttp } from './wait.ts';

export interface EmulatorOptions {
  root: string;
  ports: Record<PortName, number>;
  /** Added to the emulators' environment; the functions inherit it. */
  environment: Record<string, string>;
  /** Which emulators to start; tests of calls need `auth` only. */
  only: readonly ('auth' | 'functions' | 'hosting' | 'firestore')[];
  /** Folder that the emulators' data are read from and written to, when they are to outlive the run. */
  stateFolder?: string;
}

export interface Emulators {
  stop(): Promise<void>;
  /** Settles when the emulators end by themselves. */
  exited: Promise<string>;
}

/** Name of the generated configuration; beside firebase.json, because paths in it are relative. */
const CONFIG_FILE = '.firebase.local.json';
const LOG_FOLDER = '.local';
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

/** firebase.json with this stack's ports: the emulators take them from nowhere else. */
async function writeConfig({ root, ports, only }: EmulatorOptions): Promise<string> {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  // Without this entry the emulators do not look for the official Firestore emulator.
  if (!only.includes('firestore')) delete config['firestore'];
  const names = [...only, 'hub', 'logging', 'eventarc', 'tasks'] as const;
  const addresses = names.map((name) => [name, { host: HOST, port: ports[name] }]);
  config.emulators = {
    ...(config.emulators as object),
    ...(Object.fromEntries(addresses) as object),
  };
  const path = join(root, CONFIG_FILE);
  await writeFile(path, JSON.stringify(config, null, 2));
  return path;
}

/**
 * Starts Firebase's own emulators and waits until each answers.
 *
 * @throws when they end or do not answer within two minutes; the message names the log file
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { root, ports, only, stateFolder } = options;
  const config = await writeConfig(options);
  await mkdir(join(root, LOG_FOLDER), { recursive: true });
  // Two stacks of one checkout, by their ports, do not write over each other's.
  const logFile = join(root, LOG_FOLDER, `emulators-${ports.hub}.log`);
  const child = spawn(
    join(root, 'node_modules/.bin/firebase'),
    [
      'emulators:start',
      '--config',
      config,
      '--project',
      PROJECT_ID,
      '--only',
      only.join(','),
      ...(stateFolder ? ['--import', stateFolder, '--export-on-exit', stateFolder] : []),
    ],
    {
      cwd: root,
      // A process group of its own: Ctrl-C reaches start.ts first, which then ends all of them.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...options.environment,
        NO_UPDATE_NOTIFIER: '1',
        // In seconds. By themselves they give the functions ten to load, too few on a busy machine.
        FUNCTIONS_DISCOVERY_TIMEOUT: String(START_TIMEOUT_MS / 1_000),
      },
    },
  );
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      resolve(`The Firebase emulators could not be started: ${error.message}`);
    });
    child.once('exit', (code) => {
      resolve(`The Firebase emulators ended with code ${code ?? 'none'}; see ${logFile}`);
    });
  });
  // However this process ends, while it starts too, nothing of the group stays.
  const forget = onExit(() => endGroup(child));
  const stop = () => stopGroup(child, exited).finally(forget);
  try {
    await Promise.race([
      waitUntilReady(only, ports),
      exited.then((reason) => Promise.reject(new Error(reason))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, exited };
}

async function waitUntilReady(
  only: EmulatorOptions['only'],
  ports: Record<PortName, number>,
): Promise<void> {
  const probes = {
    auth: `http://${HOST}:${ports.auth}/`,
    // A read-only public call: answers 404 until the functions are loaded.
    functions: `${functionsUrl(ports)}/api/api/pricing-plans`,
    hosting: `http://${HOST}:${ports.hosting}/`,
    firestore: `http://${HOST}:${ports.firestore}/`,
  };
  await Promise.all(only.map((name) => waitForHttp(probes[name], START_TIMEOUT_MS)));
}

/** Asks politely, so that state is exported, then ends whatever is left of the group. */
async function stopGroup(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(child.pid, 'SIGINT');
    const timer = setTimeout(() => {
      endGroup(child);
    }, STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }
  endGroup(child);
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
