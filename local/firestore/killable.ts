import { fileURLToPath } from 'node:url';
import { HOST } from '../environment.ts';
import { startKillable, type Killable } from '../killable.ts';
import { startFirestore } from './server.ts';

const script = fileURLToPath(import.meta.url);

/**
 * Starts a store in a process of its own.
 *
 * @param port 0 takes any free port
 * @param stateFile what it keeps its documents in
 */
export function startKillableStore(port: number, stateFile: string): Promise<Killable> {
  return startKillable(script, [String(port), stateFile]);
}

if (process.argv[1] === script) {
  const [port, stateFile = ''] = process.argv.slice(2);
  const store = await startFirestore({
    host: HOST,
    port: Number(port),
    rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
    stateFile,
  });
  process.stdout.write(`ready ${store.port}\n`);
}
