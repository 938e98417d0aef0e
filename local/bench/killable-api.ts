import { fileURLToPath } from 'node:url';
import { startApiServer } from '../api-server.ts';
import { startKillable, type Killable } from '../killable.ts';

const script = fileURLToPath(import.meta.url);

/** Starts the functions in a process of their own, as one instance in the cloud. */
export function startKillableApi(
  port: number,
  environment: Record<string, string>,
): Promise<Killable> {
  return startKillable(script, [String(port)], environment);
}

if (process.argv[1] === script) {
  const port = Number(process.argv[2]);
  await startApiServer(() => new Date(), port);
  process.stdout.write(`ready ${port}\n`);
}
