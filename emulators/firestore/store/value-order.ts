import type { Fields, Value } from '../wire.ts';
import { compareNames } from './names.ts';

/** Order across types. https://cloud.google.com/firestore/docs/concepts/data-types#value_type_ordering */
const TYPE_ORDER = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
} as const;

/** Rank of the value's type; integers and doubles are one type. */
export function typeRank(value: Value): number {
  const [type] = Object.keys(value) as (keyof typeof TYPE_ORDER)[];
  if (type === undefined) throw new Error('A value without a type');
  return TYPE_ORDER[type];
}

/** Negative, zero or positive, by Firestore's total order of all values. */
export function compareValues(left: Value, right: Value): number {
  const byType = typeRank(left) - typeRank(right);
  if (byType !== 0) return byType;
  if ('booleanValue' in left && 'booleanValue' in right)
    return Number(left.booleanValue) - Number(right.booleanValue);
  if ('timestampValue' in left && 'timestampValue' in right)
    return compareText(left.timestampValue, right.timestampValue);
  if ('stringValue' in left && 'stringValue' in right)
    return compareText(left.stringValue, right.stringValue);
  if ('bytesValue' in left && 'bytesValue' in right)
    return Buffer.compare(
      Buffer.from(left.bytesValue, 'base64'),
      Buffer.from(right.bytesValue, 'base64'),
    );
  if ('referenceValue' in left && 'referenceValue' in right)
    return compareNames(left.referenceValue, right.referenceValue);
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const [a, b] = [left.geoPointValue, right.geoPointValue];
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if ('arrayValue' in left && 'arrayValue' in right)
    return compareArrays(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  if ('mapValue' in left && 'mapValue' in right)
    return compareMaps(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  return compareNumbers(left, right);
}

/** Whether two values are one for queries, array transforms and no-op writes of the same type. */
export function equalValues(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

/** The number of an integer or double; 64-bit integers beyond 2^53 lose precision. */
export function toNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return undefined;
}

/** Text order by UTF-8 bytes, which differs from JavaScript's for characters beyond the base plane. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a === b) continue;
    const surrogates = Number(isSurrogate(a)) - Number(isSurrogate(b));
    return surrogates === 0 ? a - b : surrogates;
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function compareNumbers(left: Value, right: Value): number {
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a === undefined || b === undefined) return 0;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  if (a !== b) return a < b ? -1 : 1;
  // Equal as doubles; beyond 2^53 two integers can still differ.
  if (Number.isSafeInteger(a) || !Number.isFinite(a)) return 0;
  const [exactA, exactB] = [toBigInt(left), toBigInt(right)];
  return exactA === exactB ? 0 : exactA < exactB ? -1 : 1;
}

function toBigInt(value: Value): bigint {
  if ('integerValue' in value) return BigInt(value.integerValue);
  const number = toNumber(value) ?? 0;
  return BigInt(Math.trunc(number));
}

function compareArrays(left: Value[], right: Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const [leftEntries, rightEntries] = [sortedEntries(left), sortedEntries(right)];
  for (const [index, [key, value]] of leftEntries.entries()) {
    const other = rightEntries[index];
    if (other === undefined) return 1;
    const order = compareText(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return leftEntries.length - rightEntries.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareText(a, b));
}
