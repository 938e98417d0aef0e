import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a process of its own, for what wants to see it crash. */
export interface Killable {
  port: number;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/**
 * Starts a script with Node and waits until it says `ready <port>`.
 *
 * @throws when it ends before
 */
export async function startKillable(
  script: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<Killable> {
  const child = spawn(process.execPath, [script, ...parameters], {
    // Its log is not what its starter is about, and the server lives until it is killed.
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [line] = await Promise.race([ready, ended.then(() => [''])]);
  const [, said] = /^ready (\d+)$/.exec(line ?? '') ?? [];
  if (said === undefined) throw new Error(`${script} did not start.`);
  return {
    port: Number(said),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
