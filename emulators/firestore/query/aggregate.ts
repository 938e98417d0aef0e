import { invalidArgument } from '../errors.ts';
import type { StoredDocument } from '../store/document-store.ts';
import { parseFieldPath } from '../store/field-paths.ts';
import { doubleToWire } from '../store/normalize.ts';
import { toNumber } from '../store/value-order.ts';
import type { Aggregation, Fields, Value } from '../wire.ts';
import { valueAt } from './conditions.ts';

/** https://firebase.google.com/docs/firestore/query-data/aggregation-queries */
const MAX_AGGREGATIONS = 5;

/** Counts, sums and averages; only documents that have every aggregated field take part. */
export function aggregate(aggregations: Aggregation[], documents: StoredDocument[]): Fields {
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS)
    throw invalidArgument(`A query may have 1 to ${MAX_AGGREGATIONS} aggregations.`);
  const paths = aggregations.flatMap(({ sum, avg }) => {
    const field = sum?.field ?? avg?.field;
    return field ? [parseFieldPath(field.fieldPath)] : [];
  });
  const counted = documents.filter((document) =>
    paths.every((path) => valueAt(document, path) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [
      aggregation.alias || `field_${index + 1}`,
      evaluate(aggregation, counted),
    ]),
  );
}

function evaluate({ count, sum, avg }: Aggregation, documents: StoredDocument[]): Value {
  if (count) {
    const limit = count.upTo === undefined ? Infinity : Number(count.upTo);
    return { integerValue: String(Math.min(documents.length, limit)) };
  }
  const field = sum?.field ?? avg?.field;
  if (!field) throw invalidArgument('An aggregation must be count, sum or avg.');
  const path = parseFieldPath(field.fieldPath);
  const numbers = documents.flatMap((document) => {
    const value = valueAt(document, path);
    return value && toNumber(value) !== undefined ? [value] : [];
  });
  const total = numbers.reduce((subtotal, value) => subtotal + (toNumber(value) ?? 0), 0);
  if (sum) return integerSum(numbers) ?? { doubleValue: doubleToWire(total) };
  return numbers.length === 0
    ? { nullValue: null }
    : { doubleValue: doubleToWire(total / numbers.length) };
}

/** The sum of integers is an integer, unless it does not fit in 64 bits. */
function integerSum(numbers: Value[]): Value | undefined {
  let sum = 0n;
  for (const value of numbers) {
    if (!('integerValue' in value)) return undefined;
    sum += BigInt(value.integerValue);
  }
  return BigInt.asIntN(64, sum) === sum ? { integerValue: String(sum) } : undefined;
}
