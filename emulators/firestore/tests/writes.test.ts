import { FieldPath, FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES, connect, type Connection } from './connection.ts';

let connection: Connection;
let doc: DocumentReference;

beforeAll(async () => {
  connection = await connect();
});
beforeEach(async () => {
  await connection.clear();
  doc = connection.admin.doc('members/ada');
});
afterAll(() => connection.close());

const data = async (of = doc) => (await of.get()).data();

describe('create, set and delete', () => {
  test('create stores a new document and refuses an existing one, leaving it as it was', async () => {
    await doc.create({ name: 'Ada' });
    await expect(doc.create({ name: 'Bob' })).rejects.toMatchObject({ code: CODES.ALREADY_EXISTS });
    expect(await data()).toEqual({ name: 'Ada' });
  });

  test('set replaces every field', async () => {
    await doc.set({ name: 'Ada', age: 36 });
    await doc.set({ name: 'Countess' });
    expect(await data()).toEqual({ name: 'Countess' });
  });

  test('set with merge keeps other fields, also inside maps', async () => {
    await doc.set({ name: 'Ada', address: { city: 'London', street: 'Square' } });
    await doc.set({ address: { city: 'Berlin' } }, { merge: true });
    expect(await data()).toEqual({ name: 'Ada', address: { city: 'Berlin', street: 'Square' } });
  });

  test('set with merge creates a missing document', async () => {
    await doc.set({ name: 'Ada' }, { merge: true });
    expect(await data()).toEqual({ name: 'Ada' });
  });

  test('set with merge and an empty map replaces the map', async () => {
    await doc.set({ address: { city: 'London' }, name: 'Ada' });
    await doc.set({ address: {} }, { merge: true });
    expect(await data()).toEqual({ address: {}, name: 'Ada' });
  });

  test('set with mergeFields writes the named fields only', async () => {
    await doc.set({ a: 1, b: { c: 2, d: 3 } });
    await doc.set({ a: 10, b: { c: 20 }, e: 30 }, { mergeFields: ['a', 'b.c'] });
    expect(await data()).toEqual({ a: 10, b: { c: 20, d: 3 } });
  });

  test('delete removes a document but not its subcollections', async () => {
    const note = doc.collection('notes').doc('n1');
    await doc.set({ name: 'Ada' });
    await note.set({ text: 'x' });
    await doc.delete();
    expect((await doc.get()).exists).toBe(false);
    expect(await data(note)).toEqual({ text: 'x' });
  });

  test('deleting what is not there succeeds, unless it must exist', async () => {
    await doc.delete();
    await expect(doc.delete({ exists: true })).rejects.toMatchObject({ code: CODES.NOT_FOUND });
  });

  test('an empty document exists', async () => {
    await doc.set({});
    const snapshot = await doc.get();
    expect(snapshot.exists).toBe(true);
    expect(snapshot.data()).toEqual({});
  });
});

describe('update', () => {
  test('refuses a missing document and does not create it', async () => {
    await expect(doc.update({ a: 1 })).rejects.toMatchObject({ code: CODES.NOT_FOUND });
    expect((await doc.get()).exists).toBe(false);
  });

  test('changes nested fields by dotted paths and deletes single ones', async () => {
    await doc.set({ a: { b: 1, c: { d: 2, e: 3 } }, f: 4 });
    await doc.update({ 'a.b': 10, 'a.c.d': FieldValue.delete(), f: FieldValue.delete() });
    expect(await data()).toEqual({ a: { b: 10, c: { e: 3 } } });
  });

  test('replaces a whole map when the path ends at it', async () => {
    await doc.set({ a: { b: 1, c: 2 } });
    await doc.update({ a: { d: 3 } });
    expect(await data()).toEqual({ a: { d: 3 } });
  });

  test('reaches names with dots, spaces and quotes by field path', async () => {
    const path = new FieldPath('we.ird', 'na `me', 'back\\slash');
    await doc.set({ x: 1 });
    await doc.update(path, 'here');
    expect(await data()).toEqual({ x: 1, 'we.ird': { 'na `me': { 'back\\slash': 'here' } } });
    expect((await doc.get()).get(path)).toBe('here');
  });

  test('turns a scalar into a map when a path goes through it', async () => {
    await doc.set({ a: 'text' });
    await doc.update({ 'a.b': 1 });
    expect(await data()).toEqual({ a: { b: 1 } });
  });
});

describe('preconditions and times', () => {
  test('lastUpdateTime lets the current version through and refuses an older one', async () => {
    const first = await doc.set({ n: 1 });
    const second = await doc.update({ n: 2 }, { lastUpdateTime: first.writeTime });
    const stale = doc.update({ n: 3 }, { lastUpdateTime: first.writeTime });
    await expect(stale).rejects.toMatchObject({ code: CODES.FAILED_PRECONDITION });
    const staleDelete = doc.delete({ lastUpdateTime: first.writeTime });
    await expect(staleDelete).rejects.toMatchObject({ code: CODES.FAILED_PRECONDITION });
    expect(await data()).toEqual({ n: 2 });
    await doc.delete({ lastUpdateTime: second.writeTime });
    expect((await doc.get()).exists).toBe(false);
  });

  test('create time stays, update time follows the writes, a write without effect changes neither', async () => {
    const created = await doc.set({ n: 1 });
    const updated = await doc.set({ n: 2 });
    await doc.set({ n: 2 });
    const snapshot = await doc.get();
    expect(snapshot.createTime?.isEqual(created.writeTime)).toBe(true);
    expect(snapshot.updateTime?.isEqual(updated.writeTime)).toBe(true);
    expect(updated.writeTime.valueOf() > created.writeTime.valueOf()).toBe(true);
  });
});

describe('transforms', () => {
  test('serverTimestamp writes the time of the commit', async () => {
    const before = Date.now();
    await doc.set({
      at: FieldValue.serverTimestamp(),
      nested: { at: FieldValue.serverTimestamp() },
    });
    const { at, nested } = (await data()) as { at: Timestamp; nested: { at: Timestamp } };
    expect(at.toMillis()).toBeGreaterThanOrEqual(before);
    expect(at.toMillis()).toBeLessThanOrEqual(Date.now());
    expect(nested.at.isEqual(at)).toBe(true);
  });

  test('increment adds, starts from nothing, and replaces what is no number', async () => {
    await doc.set({ n: 1, text: 'x', half: 0.5 });
    await doc.update({
      n: FieldValue.increment(2),
      text: FieldValue.increment(5),
      half: FieldValue.increment(1),
      'deep.new': FieldValue.increment(-3),
    });
    expect(await data()).toEqual({ n: 3, text: 5, half: 1.5, deep: { new: -3 } });
  });

  test('arrayUnion appends what is missing, arrayRemove removes every occurrence', async () => {
    await doc.set({ tags: ['a', 'b', 'b', { k: 1 }], removed: ['a', 'b', 'a'], scalar: 1 });
    await doc.update({
      tags: FieldValue.arrayUnion('b', 'c', { k: 1 }, { k: 2 }),
      removed: FieldValue.arrayRemove('a', 'z'),
      scalar: FieldValue.arrayUnion('x'),
      missing: FieldValue.arrayRemove('x'),
    });
    expect(await data()).toEqual({
      tags: ['a', 'b', 'b', { k: 1 }, 'c', { k: 2 }],
      removed: ['b'],
      scalar: ['x'],
      missing: [],
    });
  });

  test('concurrent increments are all counted', async () => {
    await doc.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 100 }, () => doc.update({ n: FieldValue.increment(1) })),
    );
    expect(await data()).toEqual({ n: 100 });
  });
});

describe('batches', () => {
  test('a batch writes all of its documents at one time', async () => {
    const other = connection.admin.doc('members/bob');
    const results = await connection.admin
      .batch()
      .set(doc, { n: 1 })
      .create(other, { n: 2 })
      .commit();
    expect(results[0]?.writeTime.isEqual(results[1]?.writeTime ?? Timestamp.now())).toBe(true);
    expect([await data(), await data(other)]).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('one refused write of a batch leaves nothing written', async () => {
    const batch = connection.admin.batch();
    batch.set(doc, { n: 1 }).update(connection.admin.doc('members/nobody'), { n: 2 });
    await expect(batch.commit()).rejects.toMatchObject({ code: CODES.NOT_FOUND });
    expect((await doc.get()).exists).toBe(false);
  });

  test('later writes of a batch see the earlier ones', async () => {
    const batch = connection.admin.batch();
    batch.set(doc, { n: 1 }).update(doc, { n: FieldValue.increment(1), m: 5 });
    await batch.commit();
    expect(await data()).toEqual({ n: 2, m: 5 });
  });

  test('a bulk writer carries out each write by itself', async () => {
    await doc.set({ n: 1 });
    const writer = connection.admin.bulkWriter();
    writer.onWriteError(() => false);
    const refused = expect(writer.create(doc, {})).rejects.toMatchObject({
      code: CODES.ALREADY_EXISTS,
    });
    const written = writer.create(connection.admin.doc('members/bob'), { n: 2 });
    await writer.close();
    await Promise.all([refused, written]);
    expect((await connection.admin.doc('members/bob').get()).data()).toEqual({ n: 2 });
  });

  test('recursiveDelete removes a document with everything below it, and nothing else', async () => {
    const paths = [
      'members/ada',
      'members/ada/notes/1',
      'members/ada/notes/1/parts/x',
      'members/adam',
    ];
    await Promise.all(paths.map((path) => connection.admin.doc(path).set({ n: 1 })));
    await connection.admin.recursiveDelete(doc);
    const left = await connection.admin.getAll(...paths.map((path) => connection.admin.doc(path)));
    expect(left.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([
      'members/adam',
    ]);
  });
});
