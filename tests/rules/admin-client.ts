import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '#local/environment.ts';
import type { RulesBackend } from './rules-backend.ts';

export type StoredDocuments = Map<string, Record<string, unknown>>;

/** The functions' way in, past the rules. */
export interface AdminClient {
  write(documents: StoredDocuments): Promise<void>;
  /** Every document of these collections, by path. */
  readAll(collections: readonly string[]): Promise<StoredDocuments>;
  clear(collections: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the Admin SDK on a backend, by the variable that the functions use too. */
export function openAdmin({ host, port }: RulesBackend): AdminClient {
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${String(port)}`;
  // Without it the SDK looks for a Google machine's credentials on the network.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app: App = initializeApp({ projectId: PROJECT_ID }, 'admin');
  const db = getFirestore(app);

  async function readAll(collections: readonly string[]): Promise<StoredDocuments> {
    const snapshots = await Promise.all(collections.map((name) => db.collection(name).get()));
    const documents = snapshots.flatMap((snapshot) => snapshot.docs);
    return new Map(documents.map((document) => [document.ref.path, document.data()]));
  }

  return {
    readAll,
    async write(documents) {
      const batch = db.batch();
      for (const [path, data] of documents) batch.set(db.doc(path), data);
      await batch.commit();
    },
    async clear(collections) {
      const batch = db.batch();
      for (const path of (await readAll(collections)).keys()) batch.delete(db.doc(path));
      await batch.commit();
    },
    close: () => deleteApp(app),
  };
}
