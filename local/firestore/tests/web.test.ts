import {
  and,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Connection } from './connection.ts';

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.auth != null && resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
      allow update: if resource.data.owner == request.auth.uid
                    && request.resource.data.owner == resource.data.owner;
    }
    match /plans/{id} {
      allow read: if resource.data.active == true;
    }
    match /vault/{id} {
      allow get: if request.auth.token.premium == true;
    }
    match /pages/{id} {
      allow list: if request.query.limit <= 2;
    }
    match /broken/{id} {
      allow read: if resource.data.name.nosuchmethod() == 'x';
    }
  }
}`;

let connection: Connection;
let nobody: Firestore;
let ada: Firestore;

beforeAll(async () => {
  connection = await connect({ rules: RULES });
  nobody = connection.web();
  ada = connection.web({ sub: 'ada' });
});
beforeEach(async () => {
  await connection.clear();
  const { admin } = connection;
  await admin.doc('notes/a').set({ owner: 'ada', n: 1 });
  await admin.doc('notes/b').set({ owner: 'bob', n: 2 });
  await admin.doc('notes/c').set({ owner: 'ada', n: 3 });
  await admin.doc('plans/on').set({ active: true });
  await admin.doc('plans/off').set({ active: false });
});
afterAll(() => connection.close());

const DENIED = { code: 'permission-denied' };
const stored = async (path: string) => (await connection.admin.doc(path).get()).data();

describe('reads', () => {
  test('a document is read where the rules allow it, and denied to others', async () => {
    expect((await getDoc(doc(ada, 'notes/a'))).data()).toEqual({ owner: 'ada', n: 1 });
    await expect(getDoc(doc(ada, 'notes/b'))).rejects.toMatchObject(DENIED);
    await expect(getDoc(doc(nobody, 'notes/a'))).rejects.toMatchObject(DENIED);
    await expect(getDoc(doc(nobody, 'unnamed/a'))).rejects.toMatchObject(DENIED);
  });

  test('custom claims of the token reach the rules', async () => {
    await connection.admin.doc('vault/v').set({ gold: 1 });
    const premium = connection.web({ sub: 'eve', premium: true });
    expect((await getDoc(doc(premium, 'vault/v'))).data()).toEqual({ gold: 1 });
    await expect(getDoc(doc(ada, 'vault/v'))).rejects.toMatchObject(DENIED);
  });

  test('a rule that uses an unknown method denies', async () => {
    await connection.admin.doc('broken/x').set({ name: 'x' });
    await expect(getDoc(doc(ada, 'broken/x'))).rejects.toMatchObject(DENIED);
  });
});

describe('queries', () => {
  const ids = async (...parameters: Parameters<typeof getDocs>) =>
    (await getDocs(...parameters)).docs.map(({ id }) => id);

  test('a query is allowed when its equality filters prove what the rules ask', async () => {
    const mine = query(collection(ada, 'notes'), where('owner', '==', 'ada'), orderBy('n', 'desc'));
    expect(await ids(mine)).toEqual(['c', 'a']);
    const active = query(collection(nobody, 'plans'), where('active', '==', true));
    expect(await ids(active)).toEqual(['on']);
  });

  test('rules are no filters: a query that could return more is denied whole', async () => {
    const all = collection(ada, 'notes');
    await expect(getDocs(all)).rejects.toMatchObject(DENIED);
    await expect(getDocs(query(all, where('owner', '==', 'bob')))).rejects.toMatchObject(DENIED);
    await expect(getDocs(query(all, where('n', '<', 2)))).rejects.toMatchObject(DENIED);
    const either = or(where('owner', '==', 'ada'), where('n', '==', 2));
    await expect(getDocs(query(all, either))).rejects.toMatchObject(DENIED);
    await expect(getDocs(collection(nobody, 'plans'))).rejects.toMatchObject(DENIED);
  });

  test('further filters, cursors and limits only narrow what is allowed', async () => {
    const isMine = where('owner', '==', 'ada');
    const notes = collection(ada, 'notes');
    expect(
      await ids(query(notes, and(isMine, or(where('n', '==', 3), where('n', '==', 9))))),
    ).toEqual(['c']);
    expect(await ids(query(notes, isMine, orderBy('n'), startAfter(1)))).toEqual(['c']);
    expect(await ids(query(notes, isMine, limit(1)))).toEqual(['a']);
  });

  test('counts are judged like queries', async () => {
    const mine = query(collection(ada, 'notes'), where('owner', '==', 'ada'));
    expect((await getCount(mine)).data().count).toBe(2);
    await expect(getCount(collection(ada, 'notes'))).rejects.toMatchObject(DENIED);
  });

  test('rules can ask for a limit', async () => {
    await connection.admin.doc('pages/p').set({ n: 1 });
    const pages = collection(nobody, 'pages');
    expect(await ids(query(pages, limit(2)))).toEqual(['p']);
    await expect(getDocs(query(pages, limit(3)))).rejects.toMatchObject(DENIED);
    await expect(getDocs(pages)).rejects.toMatchObject(DENIED);
  });

  test('a subcollection of a document with any name is found', async () => {
    const name = 'ä b:c%2F?#';
    await connection.admin.doc(`notes/${name}/parts/p`).set({ n: 1 });
    const owner = connection.web('owner');
    expect(await ids(collection(owner, 'notes', name, 'parts'))).toEqual(['p']);
  });

  test('a collection group is denied where no rule names it', async () => {
    const group = query(collectionGroup(ada, 'notes'), where('owner', '==', 'ada'));
    await expect(getDocs(group)).rejects.toMatchObject(DENIED);
  });
});

describe('writes', () => {
  test('are carried out where the rules allow them, with transforms', async () => {
    await setDoc(doc(ada, 'notes/new'), { owner: 'ada', at: serverTimestamp() });
    await updateDoc(doc(ada, 'notes/a'), { n: increment(5) });
    expect(await stored('notes/a')).toEqual({ owner: 'ada', n: 6 });
    expect(await stored('notes/new')).toMatchObject({ owner: 'ada' });
  });

  test('are denied by the data as it would be', async () => {
    await expect(setDoc(doc(ada, 'notes/x'), { owner: 'bob' })).rejects.toMatchObject(DENIED);
    await expect(updateDoc(doc(ada, 'notes/a'), { owner: 'bob' })).rejects.toMatchObject(DENIED);
    await expect(updateDoc(doc(ada, 'notes/b'), { n: 9 })).rejects.toMatchObject(DENIED);
    await expect(deleteDoc(doc(ada, 'notes/a'))).rejects.toMatchObject(DENIED);
    expect(await stored('notes/x')).toBeUndefined();
    expect(await stored('notes/a')).toEqual({ owner: 'ada', n: 1 });
  });

  test('one denied write of a batch denies all', async () => {
    const batch = writeBatch(ada);
    batch.set(doc(ada, 'notes/mine'), { owner: 'ada' });
    batch.delete(doc(ada, 'notes/b'));
    await expect(batch.commit()).rejects.toMatchObject(DENIED);
    expect(await stored('notes/mine')).toBeUndefined();
    expect(await stored('notes/b')).toEqual({ owner: 'bob', n: 2 });
  });

  test('updating a missing document fails when rules let it through', async () => {
    const owner = connection.web('owner');
    await expect(updateDoc(doc(owner, 'notes/none'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
