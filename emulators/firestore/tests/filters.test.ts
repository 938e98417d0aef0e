import { FieldPath, Filter, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES, connect, type Connection } from './connection.ts';

let connection: Connection;
let cities: CollectionReference;

const CITIES = {
  berlin: {
    population: 3_700_000,
    country: 'DE',
    tags: ['capital', 'river'],
    mayor: { name: 'K' },
  },
  hamburg: { population: 1_900_000, country: 'DE', tags: ['port', 'river'] },
  london: { population: 8_900_000, country: 'GB', tags: ['capital', 7], mayor: { name: 'S' } },
  mixed: { population: 'many', country: 'XX', tags: 'capital' },
  nothing: { country: 'YY' },
  nulls: { population: null, country: null, tags: [null] },
  paris: { population: 2_100_000.5, country: 'FR', tags: ['capital', 7.0] },
  undefinedNumber: { population: NaN, country: 'ZZ' },
};

beforeAll(async () => {
  connection = await connect();
  cities = connection.admin.collection('cities');
  await Promise.all(Object.entries(CITIES).map(([id, city]) => cities.doc(id).set(city)));
});
afterAll(() => connection.close());

const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id);

describe('equality', () => {
  test('finds equal values only, and fields in maps', async () => {
    expect(await ids(cities.where('country', '==', 'DE'))).toEqual(['berlin', 'hamburg']);
    expect(await ids(cities.where('mayor.name', '==', 'S'))).toEqual(['london']);
    expect(await ids(cities.where('mayor', '==', { name: 'K' }))).toEqual(['berlin']);
    expect(await ids(cities.where('country', '==', 'de'))).toEqual([]);
  });

  test('null and NaN are found by themselves, a missing field is neither', async () => {
    expect(await ids(cities.where('population', '==', null))).toEqual(['nulls']);
    expect(await ids(cities.where('population', '==', NaN))).toEqual(['undefinedNumber']);
  });

  test('an integer equals the same double', async () => {
    expect(await ids(cities.where('tags', 'array-contains', 7))).toEqual(['london', 'paris']);
  });
});

describe('inequality', () => {
  test('not-equal leaves out documents where the field is missing or null', async () => {
    const others = ['undefinedNumber', 'paris', 'berlin', 'london', 'mixed'];
    expect(await ids(cities.where('population', '!=', 1_900_000))).toEqual(others);
  });

  test('not-equal to null finds every present value in order', async () => {
    const present = ['undefinedNumber', 'hamburg', 'paris', 'berlin', 'london', 'mixed'];
    expect(await ids(cities.where('population', '!=', null))).toEqual(present);
  });

  test('a range finds values of the same type only, ordered by the field', async () => {
    const large = cities.where('population', '>', 1_900_000);
    expect(await ids(large)).toEqual(['paris', 'berlin', 'london']);
    const atLeast = cities.where('population', '>=', 1_900_000).where('population', '<', 3_700_000);
    expect(await ids(atLeast)).toEqual(['hamburg', 'paris']);
    expect(await ids(cities.where('population', '>=', 'a'))).toEqual(['mixed']);
    expect(await ids(cities.where('country', '<=', 'DE'))).toEqual(['berlin', 'hamburg']);
  });

  test('ranges on two fields are ordered by the names of the fields, or as asked', async () => {
    const query = cities.where('population', '>', 2_000_000).where('country', '>', 'DE');
    expect(await ids(query)).toEqual(['paris', 'london']);
    const ordered = cities.where('population', '>', 2_000_000).orderBy('country', 'desc');
    expect(await ids(ordered)).toEqual(['london', 'paris', 'berlin']);
  });
});

describe('lists', () => {
  test('in finds any of up to 30 values, of any types', async () => {
    const many = Array.from({ length: 28 }, (_, index) => `none-${String(index)}`);
    expect(await ids(cities.where('country', 'in', ['FR', 'DE', ...many]))).toEqual([
      'berlin',
      'hamburg',
      'paris',
    ]);
    expect(await ids(cities.where('population', 'in', ['many', 1_900_000]))).toEqual([
      'hamburg',
      'mixed',
    ]);
  });

  test('more than 30 values are refused', async () => {
    const tooMany = Array.from({ length: 31 }, (_, index) => index);
    const query = cities.where('population', 'in', tooMany).get();
    await expect(query).rejects.toMatchObject({ code: CODES.INVALID_ARGUMENT });
  });

  test('not-in leaves out the values, null and missing fields', async () => {
    const others = ['undefinedNumber', 'paris', 'london'];
    expect(await ids(cities.where('population', 'not-in', [1_900_000, 3_700_000, 'many']))).toEqual(
      others,
    );
    expect(await ids(cities.where('country', 'not-in', ['DE', null]))).toEqual([]);
  });

  test('array-contains looks into arrays only', async () => {
    expect(await ids(cities.where('tags', 'array-contains', 'capital'))).toEqual([
      'berlin',
      'london',
      'paris',
    ]);
  });

  test('array-contains-any finds each document once', async () => {
    const query = cities.where('tags', 'array-contains-any', ['river', 'capital', 'port']);
    expect(await ids(query)).toEqual(['berlin', 'hamburg', 'london', 'paris']);
  });

  test('documents are found by name, by equality, list and range', async () => {
    const name = FieldPath.documentId();
    expect(await ids(cities.where(name, '==', 'paris'))).toEqual(['paris']);
    expect(await ids(cities.where(name, 'in', ['paris', 'berlin', 'none']))).toEqual([
      'berlin',
      'paris',
    ]);
    expect(await ids(cities.where(name, '>=', 'nulls'))).toEqual([
      'nulls',
      'paris',
      'undefinedNumber',
    ]);
  });
});

describe('composite filters', () => {
  test('or finds the documents of either side once', async () => {
    const query = cities.where(
      Filter.or(
        Filter.where('country', '==', 'DE'),
        Filter.where('tags', 'array-contains', 'capital'),
      ),
    );
    expect(await ids(query)).toEqual(['berlin', 'hamburg', 'london', 'paris']);
  });

  test('or within and, and within or', async () => {
    const isGerman = Filter.where('country', '==', 'DE');
    const isFrench = Filter.where('country', '==', 'FR');
    const isCapital = Filter.where('tags', 'array-contains', 'capital');
    const isPort = Filter.where('tags', 'array-contains', 'port');
    expect(await ids(cities.where(Filter.and(isCapital, Filter.or(isGerman, isFrench))))).toEqual([
      'berlin',
      'paris',
    ]);
    expect(await ids(cities.where(Filter.or(Filter.and(isGerman, isPort), isFrench)))).toEqual([
      'hamburg',
      'paris',
    ]);
  });

  test('an inequality on one side of or orders by its field and drops documents without it', async () => {
    const query = cities.where(
      Filter.or(Filter.where('population', '>', 3_000_000), Filter.where('country', '==', 'YY')),
    );
    expect(await ids(query)).toEqual(['berlin', 'london']);
  });

  test('several where calls must all hold', async () => {
    const query = cities.where('country', '==', 'DE').where('tags', 'array-contains', 'capital');
    expect(await ids(query)).toEqual(['berlin']);
  });
});
