import {
  AggregateField,
  FieldPath,
  type CollectionReference,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Connection } from './connection.ts';

let connection: Connection;
let items: CollectionReference;

/** Ids tell group and rank; two share both, so that only their names order them. */
const ITEMS = {
  a1: { group: 'a', rank: 1, price: 10 },
  a2x: { group: 'a', rank: 2, price: 2.5 },
  a2y: { group: 'a', rank: 2, price: null },
  b1: { group: 'b', rank: 1, price: 'free' },
  b3: { group: 'b', rank: 3 },
  unranked: { group: 'c', price: 7 },
};

beforeAll(async () => {
  connection = await connect();
  items = connection.admin.collection('items');
  await Promise.all(Object.entries(ITEMS).map(([id, item]) => items.doc(id).set(item)));
});
afterAll(() => connection.close());

const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id);
const byGroupAndRank = () => items.orderBy('group').orderBy('rank', 'desc');

describe('order', () => {
  test('without an order documents come by name', async () => {
    expect(await ids(items)).toEqual(['a1', 'a2x', 'a2y', 'b1', 'b3', 'unranked']);
  });

  test('several orders apply in turn, ties follow the last direction by name', async () => {
    expect(await ids(byGroupAndRank())).toEqual(['a2y', 'a2x', 'a1', 'b3', 'b1']);
    expect(await ids(items.orderBy('rank').orderBy('group', 'desc'))).toEqual([
      'b1',
      'a1',
      'a2y',
      'a2x',
      'b3',
    ]);
  });

  test('a document without the ordered field is no result', async () => {
    expect(await ids(items.orderBy('rank'))).toEqual(['a1', 'b1', 'a2x', 'a2y', 'b3']);
  });

  test('names order explicitly too', async () => {
    const query = items.where('rank', '==', 2).orderBy(FieldPath.documentId(), 'desc');
    expect(await ids(query)).toEqual(['a2y', 'a2x']);
  });
});

describe('cursors', () => {
  test('startAt includes its place, startAfter does not', async () => {
    expect(await ids(byGroupAndRank().startAt('a', 1))).toEqual(['a1', 'b3', 'b1']);
    expect(await ids(byGroupAndRank().startAfter('a', 2))).toEqual(['a1', 'b3', 'b1']);
    expect(await ids(byGroupAndRank().startAfter('a'))).toEqual(['b3', 'b1']);
  });

  test('endAt includes its place, endBefore does not', async () => {
    expect(await ids(byGroupAndRank().endAt('a', 1))).toEqual(['a2y', 'a2x', 'a1']);
    expect(await ids(byGroupAndRank().endBefore('a', 1))).toEqual(['a2y', 'a2x']);
    expect(await ids(byGroupAndRank().startAt('a', 2).endBefore('b', 1))).toEqual([
      'a2y',
      'a2x',
      'a1',
      'b3',
    ]);
  });

  test('a cursor need not be a value that exists', async () => {
    expect(await ids(items.orderBy('rank').startAt(1.5).endAt(2.5))).toEqual(['a2x', 'a2y']);
  });

  test('document snapshots tell ties apart in both directions', async () => {
    const middle = await items.doc('a2x').get();
    expect(await ids(items.orderBy('rank').startAfter(middle))).toEqual(['a2y', 'b3']);
    expect(await ids(items.orderBy('rank').endBefore(middle))).toEqual(['a1', 'b1']);
    expect(await ids(items.orderBy('rank', 'desc').startAt(middle))).toEqual(['a2x', 'b1', 'a1']);
    expect(await ids(items.where('rank', '>', 1).startAfter(middle))).toEqual(['a2y', 'b3']);
    expect(await ids(items.startAfter(middle))).toEqual(['a2y', 'b1', 'b3', 'unranked']);
  });

  test('pages by snapshot see every document once', async () => {
    const seen: string[] = [];
    let page = await byGroupAndRank().limit(2).get();
    while (!page.empty) {
      seen.push(...page.docs.map(({ id }) => id));
      page = await byGroupAndRank().startAfter(page.docs.at(-1)).limit(2).get();
    }
    expect(seen).toEqual(['a2y', 'a2x', 'a1', 'b3', 'b1']);
  });
});

describe('limits', () => {
  test('limit, offset and both', async () => {
    expect(await ids(items.limit(2))).toEqual(['a1', 'a2x']);
    expect(await ids(items.offset(4))).toEqual(['b3', 'unranked']);
    expect(await ids(items.offset(1).limit(2))).toEqual(['a2x', 'a2y']);
    expect(await ids(items.offset(10))).toEqual([]);
  });

  test('limitToLast gives the end in order, also within cursors', async () => {
    expect(await ids(items.orderBy('rank').limitToLast(2))).toEqual(['a2y', 'b3']);
    expect(await ids(items.orderBy('rank').endBefore(3).limitToLast(2))).toEqual(['a2x', 'a2y']);
    expect(await ids(items.orderBy('rank').startAt(2).limitToLast(10))).toEqual([
      'a2x',
      'a2y',
      'b3',
    ]);
  });
});

describe('projections', () => {
  test('select returns the named fields only', async () => {
    const snapshot = await items.where('group', '==', 'a').select('rank').get();
    expect(snapshot.docs.map((doc) => doc.data())).toEqual([{ rank: 1 }, { rank: 2 }, { rank: 2 }]);
    expect((await items.limit(1).select().get()).docs[0]?.data()).toEqual({});
  });
});

describe('aggregates', () => {
  const aggregate = async (query: Query) => {
    const fields = { sum: AggregateField.sum('price'), average: AggregateField.average('price') };
    return (await query.aggregate(fields).get()).data();
  };

  test('count respects filters, limit and cursors', async () => {
    const count = async (query: Query) => (await query.count().get()).data().count;
    expect(await count(items)).toBe(6);
    expect(await count(items.where('group', '==', 'a'))).toBe(3);
    expect(await count(items.limit(2))).toBe(2);
    expect(await count(items.orderBy('rank').startAfter(1))).toBe(3);
    expect(await count(items.where('group', '==', 'none'))).toBe(0);
  });

  test('sum and average take numbers only', async () => {
    expect(await aggregate(items)).toEqual({ sum: 19.5, average: 6.5 });
    expect(await aggregate(items.where('group', '==', 'none'))).toEqual({ sum: 0, average: null });
  });

  test('only documents that have all aggregated fields are counted', async () => {
    const fields = { count: AggregateField.count(), ranks: AggregateField.sum('rank') };
    expect((await items.aggregate(fields).get()).data()).toEqual({ count: 5, ranks: 9 });
  });
});

describe('collections', () => {
  test('a collection group spans all depths and only that name', async () => {
    const paths = [
      'logs/top',
      'items/a1/logs/one',
      'items/b1/logs/deep/logs/two',
      'items/a1/blogs/no',
    ];
    await Promise.all(paths.map((path) => connection.admin.doc(path).set({ at: path.length })));
    const group = connection.admin.collectionGroup('logs');
    const found = async (query: Query) => (await query.get()).docs.map(({ ref }) => ref.path);
    expect(await found(group)).toEqual([
      'items/a1/logs/one',
      'items/b1/logs/deep/logs/two',
      'logs/top',
    ]);
    expect(await found(group.where('at', '<', 20).orderBy('at', 'desc'))).toEqual([
      'items/a1/logs/one',
      'logs/top',
    ]);
    expect(await ids(connection.admin.collection('logs'))).toEqual(['top']);
    expect(await ids(connection.admin.collection('items/a1/logs'))).toEqual(['one']);
  });

  test('listDocuments also names documents that only have descendants', async () => {
    await connection.admin.doc('folders/ghost/files/f').set({ n: 1 });
    await connection.admin.doc('folders/real').set({ n: 1 });
    const documents = await connection.admin.collection('folders').listDocuments();
    expect(documents.map(({ id }) => id)).toEqual(['ghost', 'real']);
    expect(await ids(connection.admin.collection('folders'))).toEqual(['real']);
  });

  test('listCollections names what is right below', async () => {
    await connection.admin.doc('trees/oak/branches/b/leaves/l').set({ n: 1 });
    const below = await connection.admin.doc('trees/oak').listCollections();
    expect(below.map(({ id }) => id)).toEqual(['branches']);
    const roots = (await connection.admin.listCollections()).map(({ id }) => id);
    expect(roots).toEqual(expect.arrayContaining(['items', 'trees']));
    expect(roots).not.toContain('branches');
  });
});
