import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startApiServer } from '../api-server.ts';

const script = fileURLToPath(import.meta.url);

/**
 * Starts the functions in a process of their own, like one instance in the cloud, so that whoever
 * measures them does not share their thread.
 */
export async function startApiProcess(
  port: number,
  environment: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  const child = fork(script, [String(port)], { env: { ...process.env, ...environment } });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) throw new Error('The functions did not start.');
  return { stop };
}

if (process.argv[1] === script) {
  await startApiServer(() => new Date(), Number(process.argv[2]));
  process.send?.('ready');
}
