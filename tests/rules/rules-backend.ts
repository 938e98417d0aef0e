import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HOST, PROJECT_ID } from '#local/environment.ts';
import { startFirestore } from '@anlauf/firestore-emulator';

/** Where the rules under test are enforced. */
export interface RulesBackend {
  host: string;
  port: number;
  stop(): Promise<void>;
}

/** Whether the tests run against Google's emulator, which cannot be told to fail. */
export const isOfficialFirestore = process.env.FIRESTORE_EMULATOR === 'official';

const RULES_FILE = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const INDEXES_FILE = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

/**
 * A Firestore with `firestore.rules`: our own on a free port or, with `FIRESTORE_EMULATOR=official`,
 * the running one at `FIRESTORE_EMULATOR_HOST`, which is emptied and given the rules first: run the
 * files one after the other then (`--no-file-parallelism`).
 */
export async function startRulesBackend(): Promise<RulesBackend> {
  if (isOfficialFirestore) return connectOfficial();
  const local = await startFirestore({
    host: HOST,
    port: 0,
    rulesFile: RULES_FILE,
    indexesFile: INDEXES_FILE,
  });
  return { host: HOST, ...local };
}

async function connectOfficial(): Promise<RulesBackend> {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST must name the official emulator.');
  const { hostname, port } = new URL(`http://${address}`);
  const content = await readFile(RULES_FILE, 'utf8');
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(`http://${address}/emulator/v1/${documents}`, { method: 'DELETE' });
  // The call that Firebase's own rules-unit-testing library makes.
  const reply = await fetch(`http://${address}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!reply.ok) throw new Error(`The emulator refused the rules: ${await reply.text()}`);
  return { host: hostname, port: Number(port), stop: () => Promise.resolve() };
}
