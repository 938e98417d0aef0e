/**
 * The store as a process of its own, for what kills it: `node local/firestore/run.ts <port> <file>`.
 * Says `ready <port>` when it answers.
 */
import { fileURLToPath } from 'node:url';
import { HOST } from '../environment.ts';
import { startFirestore } from './server.ts';

const [port = '0', stateFile = ''] = process.argv.slice(2);
const store = await startFirestore({
  host: HOST,
  port: Number(port),
  rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
  ...(stateFile === '' ? {} : { stateFile }),
});
process.stdout.write(`ready ${store.port}\n`);
process.once('SIGINT', () => void store.stop());
