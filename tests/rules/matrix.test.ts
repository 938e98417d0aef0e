import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, type AdminClient } from './admin-client.ts';
import { closeBrowser, openBrowser, outcomeOf, type BrowserClient } from './browser-client.ts';
import { allDocuments, documentId, documentOf, pinOf } from './matrix-fixtures.ts';
import {
  actorNames,
  ACTORS,
  collectionNames,
  MATRIX,
  OPERATIONS,
  type ActorName,
  type CollectionName,
  type OperationName,
} from './matrix-table.ts';
import { startRulesBackend, type RulesBackend } from './rules-backend.ts';

let backend: RulesBackend;
let admin: AdminClient;
let browsers: Map<ActorName, BrowserClient>;

beforeAll(async () => {
  backend = await startRulesBackend();
  admin = openAdmin(backend);
  browsers = new Map(actorNames.map((name) => [name, openBrowser(name, ACTORS[name], backend)]));
});

afterAll(async () => {
  await Promise.all([...browsers.values()].map(closeBrowser));
  await admin.close();
  await backend.stop();
});

/** Asks for documents that exist, and makes sure that an allowed list is not an empty one. */
async function found(list: ReturnType<typeof getDocs>): Promise<void> {
  expect((await list).size).toBeGreaterThan(0);
}

const REQUESTS: Record<
  OperationName,
  (db: Firestore, name: CollectionName, owner: string) => Promise<unknown>
> = {
  get: async (db, name, owner) => {
    const snapshot = await getDoc(doc(db, name, documentId(name, owner)));
    expect(snapshot.exists()).toBe(true);
  },
  list: (db, name) => found(getDocs(collection(db, name))),
  'pinned list': (db, name, owner) => {
    const [field, value] = pinOf(name, owner);
    return found(getDocs(query(collection(db, name), where(field, '==', value))));
  },
  create: (db, name, owner) =>
    setDoc(doc(db, name, documentId(name, owner)), documentOf(name, owner)),
  update: (db, name, owner) => updateDoc(doc(db, name, documentId(name, owner)), { seen: true }),
  delete: (db, name, owner) => deleteDoc(doc(db, name, documentId(name, owner))),
};

function itAnswersAsTheMatrixSays(name: CollectionName, operation: OperationName): void {
  const allowed: readonly ActorName[] = MATRIX[name][operation];
  for (const actor of actorNames) {
    const isAllowed = allowed.includes(actor);
    it(`${isAllowed ? 'allows' : 'denies'} ${actor} to ${operation} ${name}`, async () => {
      const client = browsers.get(actor);
      if (!client) throw new Error(`no browser for ${actor}`);
      const request = REQUESTS[operation](client.db, name, ACTORS[actor].owner);
      expect(await outcomeOf(request)).toBe(isAllowed ? 'allowed' : 'denied');
    });
  }
}

describe('with documents of everybody, the rules', () => {
  beforeAll(() => admin.write(allDocuments()));
  afterAll(() => admin.clear(collectionNames));

  for (const name of collectionNames) {
    for (const operation of OPERATIONS.filter((one) => one !== 'create')) {
      itAnswersAsTheMatrixSays(name, operation);
    }
  }

  it('leave every document as it was', async () => {
    expect(await admin.readAll(collectionNames)).toEqual(allDocuments());
  });
});

describe('with no document yet, the rules', () => {
  for (const name of collectionNames) itAnswersAsTheMatrixSays(name, 'create');

  it('let no document come into being', async () => {
    expect(await admin.readAll(collectionNames)).toEqual(new Map());
  });
});
