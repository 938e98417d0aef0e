import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./run.ts', import.meta.url));

export interface StoreProcess {
  port: number;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/**
 * Starts a store in a process of its own.
 *
 * @param port 0 takes any free port
 * @param stateFile what it keeps its documents in
 */
export async function startStoreProcess(port: number, stateFile: string): Promise<StoreProcess> {
  const child = spawn(process.execPath, [SCRIPT, String(port), stateFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const line = await Promise.race([ready, ended.then(() => [''])]);
  const [, said] = /^ready (\d+)$/.exec(line[0] ?? '') ?? [];
  if (said === undefined) throw new Error('The store did not start.');
  return {
    port: Number(said),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
