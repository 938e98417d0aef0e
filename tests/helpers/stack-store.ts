import process from 'node:process';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { HOST, localPorts, PROJECT_ID } from '#scripts/environment.ts';

/** Works on the running stack's Firestore, past the functions. */
export async function withStore<T>(work: (db: Firestore) => Promise<T>): Promise<T> {
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${localPorts().firestore}`;
  // Without it the SDK looks for a Google machine's credentials on the network.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT_ID }, crypto.randomUUID());
  try {
    return await work(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

/** Rows whose field has a value. */
export function storedRows(
  collection: string,
  field: string,
  value: string,
): Promise<Record<string, unknown>[]> {
  return withStore(async (db) => {
    const { docs } = await db.collection(collection).where(field, '==', value).get();
    return docs.map((row) => row.data());
  });
}

/** Sets fields of a document and leaves its others; it need not be there. */
export async function storeFields(
  path: string,
  fields: Record<string, string | number>,
): Promise<void> {
  await withStore((db) => db.doc(path).set(fields, { merge: true }));
}
