import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApiServer } from '../api-server.ts';

const script = fileURLToPath(import.meta.url);

/** What the functions log goes here, and not among the tables. */
const LOG_FILE = fileURLToPath(new URL('../../.local/functions.log', import.meta.url));

/** What the process has used since its start. */
export interface ApiUsage {
  processorMs: number;
  memoryBytes: number;
}

export interface ApiProcess {
  usage(): Promise<ApiUsage>;
  stop(): Promise<void>;
}

/**
 * Starts the functions in a process of their own, like one instance in the cloud, so that whoever
 * measures them does not share their thread.
 */
export async function startApiProcess(
  port: number,
  environment: Record<string, string>,
): Promise<ApiProcess> {
  mkdirSync(dirname(LOG_FILE), { recursive: true });
  const log = openSync(LOG_FILE, 'w');
  const child = fork(script, [String(port)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) throw new Error(`The functions did not start; see ${LOG_FILE}.`);
  const usage = async () => {
    const answer = once(child, 'message') as Promise<[ApiUsage]>;
    child.send('usage');
    return (await answer)[0];
  };
  return { usage, stop };
}

function ownUsage(): ApiUsage {
  const { user, system } = process.cpuUsage();
  return { processorMs: (user + system) / 1_000, memoryBytes: process.memoryUsage.rss() };
}

if (process.argv[1] === script) {
  await startApiServer(() => new Date(), Number(process.argv[2]));
  process.on('message', () => process.send?.(ownUsage()));
  process.send?.('ready');
}
