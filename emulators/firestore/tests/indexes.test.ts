import { AggregateField, FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES, connect, isOfficial, type Connection } from './connection.ts';

const INDEXES = {
  indexes: [
    index('notes', ['owner', 'ASCENDING'], ['at', 'DESCENDING']),
    index('notes', ['kind', 'ASCENDING'], ['at', 'DESCENDING']),
    index('notes', ['kind', 'ASCENDING'], ['at', 'ASCENDING'], ['size', 'ASCENDING']),
    index('notes', ['tags', 'CONTAINS'], ['at', 'DESCENDING']),
    index('notes', ['at', 'DESCENDING'], ['__name__', 'ASCENDING']),
    {
      ...index('parts', ['owner', 'ASCENDING'], ['at', 'ASCENDING']),
      queryScope: 'COLLECTION_GROUP',
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'notes', fieldPath: 'body', indexes: [] },
    {
      collectionGroup: 'parts',
      fieldPath: 'kind',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    { collectionGroup: 'logs', fieldPath: '*', indexes: [] },
    { collectionGroup: 'logs', fieldPath: 'level', indexes: [{ order: 'ASCENDING' }] },
  ],
};

function index(collectionGroup: string, ...fields: [path: string, mode: string][]) {
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: fields.map(([fieldPath, mode]) =>
      mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
    ),
  };
}

let connection: Connection;

beforeAll(async () => {
  connection = await connect({ indexes: JSON.stringify(INDEXES) });
});
afterAll(() => connection.close());

type Build = (notes: Query) => Query;
const ID = FieldPath.documentId();
const here = () => connection.admin.collection('notes');
const document = (id: string) => connection.admin.doc(`notes/${id}`);

const SERVED: Record<string, Build> = {
  'a whole collection': (notes) => notes,
  'an equality': (notes) => notes.where('a', '==', 1),
  'several equalities, which merge': (notes) => notes.where('a', '==', 1).where('b', '==', null),
  'equalities and an array element': (notes) =>
    notes.where('a', '==', 1).where('list', 'array-contains', 'x'),
  'one of several values': (notes) => notes.where('a', 'in', [1, 2]).where('b', '==', 1),
  'one of several array elements': (notes) => notes.where('list', 'array-contains-any', [1, 2]),
  'a field of a map': (notes) => notes.where('map.inner', '==', 1),
  'a field with a strange name': (notes) => notes.where(new FieldPath('a.b', 'c d'), '==', 1),
  'a range': (notes) => notes.where('a', '>', 1).where('a', '<', 9),
  'an inequality': (notes) => notes.where('a', '!=', 1),
  'an order, upwards or downwards': (notes) => notes.orderBy('a', 'desc'),
  'a range in its own order': (notes) => notes.where('a', '>=', 1).orderBy('a', 'desc'),
  'an order by what is equal anyway': (notes) => notes.where('a', '==', 1).orderBy('a'),
  'an equality in the order of names': (notes) => notes.where('a', '==', 1).orderBy(ID, 'desc'),
  'an equality and a range of names': (notes) =>
    notes.where('a', '==', 1).where(ID, '>', document('x')),
  'a document by its name': (notes) => notes.where(ID, 'in', [document('x'), document('y')]),
  'alternatives of equalities': (notes) =>
    notes.where(Filter.or(Filter.where('a', '==', 1), Filter.where('b', '==', 2))),
  'an equality and an order with their index': (notes) =>
    notes.where('owner', '==', 1).orderBy('at', 'desc'),
  'two indexes that end in the same order, merged': (notes) =>
    notes.where('owner', '==', 1).where('kind', '==', 1).orderBy('at', 'desc'),
  'an array element and an order with their index': (notes) =>
    notes.where('tags', 'array-contains', 'x').orderBy('at', 'desc'),
  'two orders with an equality': (notes) =>
    notes.where('kind', '==', 1).orderBy('at').orderBy('size'),
  'a range, which sorts': (notes) =>
    notes.where('kind', '==', 1).orderBy('at').where('size', '>', 1),
  'names against the order, with their index': (notes) => notes.orderBy('at', 'desc').orderBy(ID),
};

type Definition = ReturnType<typeof index> | { fieldOverrides: object[] };

const REFUSED: Record<string, [Build, Definition]> = {
  'an equality and an order': [
    (notes) => notes.where('a', '==', 1).orderBy('b', 'desc'),
    index('notes', ['a', 'ASCENDING'], ['b', 'DESCENDING']),
  ],
  'an equality and a range': [
    (notes) => notes.where('a', '==', 1).where('b', '>', 1),
    index('notes', ['a', 'ASCENDING'], ['b', 'ASCENDING']),
  ],
  'an index for the other direction': [
    (notes) => notes.where('owner', '==', 1).orderBy('at'),
    index('notes', ['owner', 'ASCENDING'], ['at', 'ASCENDING']),
  ],
  'an index for less': [
    (notes) => notes.where('owner', '==', 1).where('a', '==', 2).orderBy('at', 'desc'),
    index('notes', ['owner', 'ASCENDING'], ['a', 'ASCENDING'], ['at', 'DESCENDING']),
  ],
  'an index for more': [
    (notes) => notes.where('kind', '==', 1).orderBy('at'),
    index('notes', ['kind', 'ASCENDING'], ['at', 'ASCENDING']),
  ],
  'two orders': [
    (notes) => notes.orderBy('a').orderBy('b', 'desc'),
    index('notes', ['a', 'ASCENDING'], ['b', 'DESCENDING']),
  ],
  'a range in another order': [
    (notes) => notes.where('a', '>', 1).orderBy('b', 'desc'),
    index('notes', ['b', 'DESCENDING'], ['a', 'DESCENDING']),
  ],
  'ranges on two fields': [
    (notes) => notes.where('b', '>', 1).where('a', '!=', 2),
    index('notes', ['a', 'ASCENDING'], ['b', 'ASCENDING']),
  ],
  'an array element and an order': [
    (notes) => notes.where('list', 'array-contains', 1).orderBy('b', 'desc'),
    index('notes', ['list', 'CONTAINS'], ['b', 'DESCENDING']),
  ],
  'an array element and names downwards': [
    (notes) => notes.where('list', 'array-contains', 1).orderBy(ID, 'desc'),
    index('notes', ['list', 'CONTAINS'], ['__name__', 'DESCENDING']),
  ],
  'names downwards': [
    (notes) => notes.orderBy(ID, 'desc'),
    index('notes', ['__name__', 'DESCENDING']),
  ],
  'names against the order': [
    (notes) => notes.orderBy('a', 'desc').orderBy(ID),
    index('notes', ['a', 'DESCENDING'], ['__name__', 'ASCENDING']),
  ],
  'an alternative that has none': [
    (notes) =>
      notes
        .where(Filter.or(Filter.where('owner', '==', 1), Filter.where('a', '==', 2)))
        .orderBy('at', 'desc'),
    index('notes', ['a', 'ASCENDING'], ['at', 'DESCENDING']),
  ],
  'a field that has no index of its own': [
    (notes) => notes.where('body', '==', 'x'),
    {
      fieldOverrides: [
        {
          collectionGroup: 'notes',
          fieldPath: 'body',
          indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
        },
      ],
    },
  ],
};

/** The definition in a refusal, or undefined when the query went through. */
async function missing(run: Promise<unknown>): Promise<unknown> {
  try {
    await run;
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: CODES.FAILED_PRECONDITION });
    const [, json = ''] = String((error as Error).message).split('firestore.indexes.json:\n');
    return JSON.parse(json) as unknown;
  }
}

describe.runIf(!isOfficial)('with definitions of indexes', () => {
  test.each(Object.entries(SERVED))('%s is answered', async (_, build) => {
    expect(await missing(build(here()).get())).toBeUndefined();
    expect(await missing(build(here()).count().get())).toBeUndefined();
  });

  test.each(Object.entries(REFUSED))(
    '%s: the missing index is named',
    async (_, [build, wanted]) => {
      expect(await missing(build(here()).get())).toEqual(wanted);
      expect(await missing(build(here()).count().get())).toEqual(wanted);
    },
  );

  test('a sum needs its field in the index', async () => {
    const sum = (notes: Query) => notes.aggregate({ sum: AggregateField.sum('size') }).get();
    expect(await missing(sum(here()))).toBeUndefined();
    expect(await missing(sum(here().where('kind', '==', 1).orderBy('at')))).toBeUndefined();
    expect(await missing(sum(here().where('owner', '==', 1)))).toEqual(
      index('notes', ['owner', 'ASCENDING'], ['size', 'ASCENDING']),
    );
  });

  test('a collection group has only the indexes that are defined for it', async () => {
    const parts = connection.admin.collectionGroup('parts');
    expect(await missing(parts.get())).toBeUndefined();
    expect(await missing(parts.where('kind', '==', 1).get())).toBeUndefined();
    expect(await missing(parts.where('owner', '==', 1).orderBy('at').get())).toBeUndefined();
    expect(await missing(parts.where('owner', '==', 1).get())).toEqual({
      fieldOverrides: [
        {
          collectionGroup: 'parts',
          fieldPath: 'owner',
          indexes: [
            { queryScope: 'COLLECTION', order: 'ASCENDING' },
            { queryScope: 'COLLECTION', order: 'DESCENDING' },
            { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
            { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
          ],
        },
      ],
    });
    const [one] = [connection.admin.collection('notes/one/parts')];
    expect(await missing(one.where('kind', '==', 1).get())).toMatchObject({
      fieldOverrides: [
        { indexes: [{ queryScope: 'COLLECTION_GROUP' }, { queryScope: 'COLLECTION' }] },
      ],
    });
  });

  test('an override for all fields leaves those that have their own', async () => {
    const logs = connection.admin.collection('logs');
    expect(await missing(logs.where('level', '==', 1).get())).toBeUndefined();
    expect(await missing(logs.where('text', '==', 1).get())).toBeDefined();
    expect(await missing(logs.where('level.inner', '==', 1).get())).toBeUndefined();
  });

  test('everything below a document is still deleted at once', async () => {
    await document('x').set({ n: 1 });
    await connection.admin.recursiveDelete(document('x'));
    expect((await document('x').get()).exists).toBe(false);
  });
});
