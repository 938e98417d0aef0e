import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { PushTarget } from './push-target.ts';

/** How long a Firestore on this machine may take to answer at all. */
const ANSWER_TIMEOUT_MS = 5_000;

/** Works on a Firestore; afterwards the process can end. */
export async function withFirestore(
  target: PushTarget,
  work: (db: Firestore) => Promise<void>,
): Promise<void> {
  await pointTo(target);
  const app = initializeApp({ projectId: target.projectId });
  try {
    await work(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

/** The Admin SDK takes an emulator from the environment only, and waits a minute for a dead one. */
async function pointTo({ emulator }: PushTarget): Promise<void> {
  if (emulator === undefined) return;
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  await fetch(`http://${emulator}/`, { signal }).catch((cause: unknown) => {
    throw new Error(`No Firestore answers at ${emulator}. Start it with "npm start".`, { cause });
  });
}
