import { GeoPoint, Timestamp, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES, connect, type Connection } from './connection.ts';

let connection: Connection;
let values: CollectionReference;

beforeAll(async () => {
  connection = await connect();
  values = connection.admin.collection('values');
});
afterAll(() => connection.close());

/** Lower first; values of one inner list are equal, so that they stay in the order of their names. */
const ascending = () => [
  [null],
  [false],
  [true],
  [NaN],
  [-Infinity],
  [-1.5],
  [0, -0, 0.0],
  [1, 1.0],
  [1.5],
  [2 ** 53],
  [Infinity],
  [new Timestamp(1, 0)],
  [new Timestamp(1, 1000)],
  [''],
  ['A'],
  ['a'],
  ['aa'],
  ['ä'],
  // U+FF61 comes before U+1F600 in UTF-8 and in code points, but not in UTF-16.
  ['\uff61'],
  ['\u{1f600}'],
  [Buffer.from([])],
  [Buffer.from([0, 1])],
  [Buffer.from([255])],
  [connection.admin.doc('a/a')],
  [connection.admin.doc('a/a/b/c')],
  [connection.admin.doc('a/b')],
  [new GeoPoint(-90, 0)],
  [new GeoPoint(10, -1)],
  [new GeoPoint(10, 1)],
  [[]],
  [[1]],
  [[1, 'x']],
  [[2]],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 0 }],
  [{ a: 2 }],
  [{ b: 0 }],
];

describe('order across types', () => {
  test('every value sorts as Firestore documents it, in both directions', async () => {
    const sorted = connection.admin.collection('sorted');
    const all = ascending().flatMap((equal, rank) => equal.map((value) => ({ value, rank })));
    // Written backwards, under ids that say nothing about the order.
    await Promise.all(
      all.map((item, index) => sorted.doc(String(1000 - index)).set(item)).reverse(),
    );
    const ranks = async (direction: 'asc' | 'desc') => {
      const snapshot = await sorted.orderBy('value', direction).get();
      return snapshot.docs.map((doc) => doc.get('rank') as number);
    };
    const expected = all.map(({ rank }) => rank);
    expect(await ranks('asc')).toEqual(expected);
    expect(await ranks('desc')).toEqual(expected.toReversed());
  });

  test('numeric ids (__id7__) come first and by number', async () => {
    const named = connection.admin.collection('named');
    const names = ['__id10__', '__id9__', '10', '9', 'Z', 'a'];
    await Promise.all(names.map((name) => named.doc(name).set({})));
    const { docs } = await named.get();
    expect(docs.map(({ id }) => id)).toEqual(['__id9__', '__id10__', '10', '9', 'Z', 'a']);
  });
});

describe('round trips', () => {
  test('the Admin SDK gets back every type as it wrote it', async () => {
    const all = {
      null: null,
      bool: true,
      integer: 42,
      largest: Number.MAX_SAFE_INTEGER,
      double: 0.1,
      special: [NaN, Infinity, -Infinity],
      text: 'Grüße „Berlin“ 😀',
      bytes: Buffer.from([0, 127, 255]),
      time: new Timestamp(1_700_000_000, 123_456_000),
      early: new Timestamp(-62_135_596_800, 0),
      place: new GeoPoint(52.52, -13.405),
      reference: connection.admin.doc('values/other'),
      list: [1, 'two', { three: [3] }],
      map: { nested: { deeper: true }, constructor: 'c', toString: 't' },
      emptyMap: {},
      emptyList: [],
    };
    await values.doc('all').set(all);
    const stored = (await values.doc('all').get()).data();
    expect(stored).toEqual(all);
    expect(Object.is((await setAndGet(-0)) as number, -0)).toBe(true);
  });

  test('times keep microseconds and lose nanoseconds', async () => {
    const stored = (await setAndGet(new Timestamp(1, 123_456_789))) as Timestamp;
    expect([stored.seconds, stored.nanoseconds]).toEqual([1, 123_456_000]);
  });

  test('64-bit integers stay exact, and distinct where doubles are not', async () => {
    await values.doc('big').set({ n: 2n ** 53n + 1n });
    const found = async (n: bigint) => (await values.where('n', '==', n).get()).size;
    expect([await found(2n ** 53n + 1n), await found(2n ** 53n)]).toEqual([1, 0]);
  });
});

describe('refusals', () => {
  test('a document larger than 1 MiB', async () => {
    const write = values.doc('large').set({ text: 'x'.repeat(1_048_577) });
    await expect(write).rejects.toMatchObject({ code: CODES.INVALID_ARGUMENT });
  });

  test('a reserved field name', async () => {
    const write = values.doc('reserved').set({ __secret__: 1 });
    await expect(write).rejects.toMatchObject({ code: CODES.INVALID_ARGUMENT });
  });
});

async function setAndGet(value: unknown): Promise<unknown> {
  await values.doc('one').set({ value });
  return (await values.doc('one').get()).get('value') as unknown;
}
