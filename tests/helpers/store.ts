import { fileURLToPath } from 'node:url';
import { startFirestore, type RunningFirestore } from '@anlauf/firestore-emulator';
import { HOST, PROJECT_ID } from '#scripts/environment.ts';

/** A Firestore for tests of the functions. */
export interface Store extends Pick<RunningFirestore, 'setFaults' | 'usage' | 'stop'> {
  /** `host:port`, as the Admin SDK reads it from `FIRESTORE_EMULATOR_HOST`. */
  address: string;
}

/** Whether the tests run against Google's emulator, which has no way to make it fail. */
export const isOfficialFirestore = process.env.FIRESTORE_EMULATOR === 'official';

const INDEXES_FILE = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

/**
 * Our own on a free port or, with `FIRESTORE_EMULATOR=official`, Google's at `FIRESTORE_EMULATOR_HOST`,
 * which is emptied first: run the files one after the other then (`--no-file-parallelism`).
 */
export async function startStore(): Promise<Store> {
  if (isOfficialFirestore) return connectOfficial();
  const local = await startFirestore({ host: HOST, port: 0, indexesFile: INDEXES_FILE });
  return { ...local, address: `${HOST}:${local.port}` };
}

async function connectOfficial(): Promise<Store> {
  const address = officialAddress();
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(`http://${address}/emulator/v1/${documents}`, { method: 'DELETE' });
  const lacksControls = () => {
    throw new Error('Google’s emulator neither fails nor counts.');
  };
  const stop = () => Promise.resolve();
  return { address, setFaults: lacksControls, usage: lacksControls, stop };
}

/** @throws when no emulator of Google's is named */
export function officialAddress(): string {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST must name the official emulator.');
  return address;
}
