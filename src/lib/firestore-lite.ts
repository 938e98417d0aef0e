import { PUBLIC_FIRESTORE_EMULATOR } from 'astro:env/client';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { getMainAuth } from '@/lib/session/firebase-auth';

let firestore: Firestore | undefined;

/** Firestore with the member's own token, under `firestore.rules`. Import this module only where used. */
export function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(getMainAuth().app);
  if (PUBLIC_FIRESTORE_EMULATOR) {
    const { hostname, port } = new URL(PUBLIC_FIRESTORE_EMULATOR);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
