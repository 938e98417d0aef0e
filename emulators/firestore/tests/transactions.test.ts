import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Connection } from './connection.ts';

let connection: Connection;
let counter: DocumentReference;

beforeAll(async () => {
  connection = await connect();
  counter = connection.admin.doc('counters/one');
});
beforeEach(async () => {
  await connection.clear();
  await counter.set({ n: 0 });
});
afterAll(() => connection.close());

const value = async (of = counter) => (await of.get()).get('n') as number;
const times = <T>(count: number, action: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => action(index)));

const incrementOnce = (reference = counter) =>
  connection.admin.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    transaction.update(reference, { n: (snapshot.get('n') as number) + 1 });
  });

test('of 50 concurrent increments none is lost', async () => {
  await times(50, () => incrementOnce());
  expect(await value()).toBe(50);
});

test('a plain write waits for a transaction that has read the document', async () => {
  let plainWrite: Promise<unknown> | undefined;
  await connection.admin.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(counter);
    plainWrite ??= counter.set({ n: 100 });
    // A round trip more, so that the plain write is at the server before the commit.
    await transaction.get(connection.admin.doc('counters/other'));
    transaction.update(counter, { n: (snapshot.get('n') as number) + 1 });
  });
  await plainWrite;
  expect(await value()).toBe(100);
});

test('transfers in both directions do not deadlock and keep the sum', async () => {
  const other = connection.admin.doc('counters/two');
  await other.set({ n: 0 });
  await times(10, (index) =>
    connection.admin.runTransaction(async (transaction) => {
      const [from, to] = index % 2 === 0 ? [counter, other] : [other, counter];
      const source = await transaction.get(from);
      const target = await transaction.get(to);
      transaction.update(from, { n: (source.get('n') as number) - 1 });
      transaction.update(to, { n: (target.get('n') as number) + 1 });
    }),
  );
  expect(await value()).toBe(0);
  expect(await value(other)).toBe(0);
});

test('of concurrent creations of a document that was read as missing one wins', async () => {
  const claim = connection.admin.doc('claims/one');
  const outcomes = await times(10, (index) =>
    connection.admin.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(claim);
      if (!exists) transaction.create(claim, { winner: index });
      return !exists;
    }),
  );
  expect(outcomes.filter((won) => won)).toHaveLength(1);
});

test('a query in a transaction cannot miss what others add meanwhile', async () => {
  const seats = connection.admin.collection('seats');
  const takeSeat = (index: number) =>
    connection.admin.runTransaction(
      async (transaction) => {
        const taken = await transaction.get(seats.where('event', '==', 'e'));
        if (taken.size < 2) transaction.create(seats.doc(String(index)), { event: 'e' });
      },
      { maxAttempts: 20 },
    );
  await times(4, takeSeat);
  expect((await seats.get()).size).toBe(2);
});

test('a transaction that throws writes nothing and frees its documents', async () => {
  const failing = connection.admin.runTransaction(async (transaction) => {
    await transaction.get(counter);
    transaction.update(counter, { n: 5 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await incrementOnce();
  expect(await value()).toBe(1);
});

test('all writes of a transaction take effect or none', async () => {
  const failing = connection.admin.runTransaction(async (transaction) => {
    await transaction.get(counter);
    transaction.update(counter, { n: 5 });
    transaction.update(connection.admin.doc('counters/missing'), { n: 1 });
  });
  await expect(failing).rejects.toThrow();
  expect(await value()).toBe(0);
});

test('a read-only transaction sees one state while others write', async () => {
  const seen = await connection.admin.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(counter)).get('n') as number;
      await counter.set({ n: before + 1 });
      return [before, (await transaction.get(counter)).get('n') as number];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([0, 0]);
  expect(await value()).toBe(1);
});
