import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startApiServer } from '../api-server.ts';

const script = fileURLToPath(import.meta.url);
const logFolder = fileURLToPath(new URL('../../.local', import.meta.url));

export interface ApiProcess {
  /** Processor time since its start, milliseconds. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the functions in a process of their own, like one instance in the cloud, so that whatever
 * measures them does not share their thread. They log to `.local/functions.log`.
 */
export async function startApiProcess(
  port: number,
  environment: Record<string, string>,
): Promise<ApiProcess> {
  mkdirSync(logFolder, { recursive: true });
  const log = openSync(`${logFolder}/functions.log`, 'w');
  const child = fork(script, [String(port)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) throw new Error(`The functions did not start; see ${logFolder}/functions.log.`);
  return {
    processorMs: async () => {
      const answer = once(child, 'message') as Promise<[number]>;
      child.send('usage');
      return (await answer)[0];
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

if (process.argv[1] === script) {
  await startApiServer(() => new Date(), Number(process.argv[2]));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
  });
  process.send?.('ready');
}
