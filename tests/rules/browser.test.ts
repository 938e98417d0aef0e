import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ID } from '#scripts/environment.ts';
import { officialAddress } from '#tests/helpers/store.ts';

// Every request here is refused, and the SDK would log each.
setLogLevel('silent');
// Without it the Admin SDK looks for a Google machine's credentials on the network.
process.env.METADATA_SERVER_DETECTION = 'none';

const admin = initializeAdminApp({ projectId: PROJECT_ID }, 'rules');
const store = getAdminFirestore(admin);

/** Documents of a member, shared documents and collections that do not exist. */
const PATHS = ['user_profiles/mina', 'pricing_plans/yearly', 'prompts/open', 'inventions/one'];
const DATA = { user_id: 'mina', is_active: true, status: 'published' };

beforeAll(() => Promise.all(PATHS.map((path) => store.doc(path).set(DATA))));
afterAll(async () => {
  await Promise.all(PATHS.map((path) => store.doc(path).delete()));
  await deleteAdminApp(admin);
});

const REQUESTS: Record<string, (db: Firestore, path: string) => Promise<unknown>> = {
  get: (db, path) => getDoc(doc(db, path)),
  list: (db, path) => getDocs(collection(db, path.split('/')[0] ?? '')),
  create: (db, path) => setDoc(doc(db, `${path}-new`), DATA),
  change: (db, path) => updateDoc(doc(db, path), { changed: true }),
  delete: (db, path) => deleteDoc(doc(db, path)),
};

describe.each([
  ['a visitor', {}],
  ['a member', { mockUserToken: { sub: 'mina', email_verified: true } }],
])('the rules refuse %s', (name, options) => {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo-key' }, name);
  const db = getFirestore(app);
  const { hostname, port } = new URL(`http://${officialAddress()}`);
  connectFirestoreEmulator(db, hostname, Number(port), options);
  afterAll(() => deleteApp(app));

  for (const [what, send] of Object.entries(REQUESTS)) {
    test.each(PATHS)(`to ${what} %s`, async (path) => {
      await expect(send(db, path)).rejects.toMatchObject({ code: 'permission-denied' });
    });
  }

  test('and leave every document as it was', async () => {
    for (const path of PATHS) {
      expect((await store.doc(path).get()).data()).toEqual(DATA);
      expect((await store.doc(`${path}-new`).get()).exists).toBe(false);
    }
  });
});
