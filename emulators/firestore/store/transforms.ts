import { invalidArgument, StatusError } from '../errors.ts';
import type { Fields, FieldTransform, Value } from '../wire.ts';
import { getField, parseFieldPath, withField } from './field-paths.ts';
import { doubleToWire, normalizeValue } from './normalize.ts';
import { compareValues, equalValues, toNumber } from './value-order.ts';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Applies the transforms in order; `results` are sent to the client, one for each. */
export function applyTransforms(
  fields: Fields,
  transforms: FieldTransform[],
  commitTime: string,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let transformed = fields;
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath);
    const { value, result } = evaluate(transform, getField(transformed, path), commitTime);
    transformed = withField(transformed, path, value);
    results.push(result);
  }
  return { fields: transformed, results };
}

function evaluate(transform: FieldTransform, current: Value | undefined, commitTime: string) {
  if (transform.setToServerValue === 'REQUEST_TIME') {
    // The server's time has millisecond precision here (DocumentTransform.ServerValue).
    const value: Value = { timestampValue: `${commitTime.slice(0, 23)}000Z` };
    return { value, result: value };
  }
  if (transform.increment) {
    const value = increment(current, normalizeValue(transform.increment));
    return { value, result: value };
  }
  if (transform.maximum || transform.minimum) {
    const value = extreme(current, transform);
    return { value, result: value };
  }
  const elements = current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];
  if (transform.appendMissingElements) {
    const values = [...elements];
    for (const added of transform.appendMissingElements.values ?? []) {
      const element = normalizeValue(added);
      if (!values.some((present) => equalValues(present, element))) values.push(element);
    }
    return arrayOutcome(values);
  }
  if (transform.removeAllFromArray) {
    const removed = (transform.removeAllFromArray.values ?? []).map((element) =>
      normalizeValue(element),
    );
    return arrayOutcome(
      elements.filter((element) => !removed.some((other) => equalValues(element, other))),
    );
  }
  throw new StatusError('UNIMPLEMENTED', 'Unknown field transform.');
}

function arrayOutcome(values: Value[]): { value: Value; result: Value } {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}

/** Integers stay integers and stop at the 64-bit limits; anything that is no number counts as absent. */
function increment(current: Value | undefined, operand: Value): Value {
  const amount = toNumber(operand);
  if (amount === undefined) throw invalidArgument('The operand of increment must be a number.');
  const base = current === undefined ? undefined : toNumber(current);
  if (current === undefined || base === undefined) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    const kept = sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum;
    return { integerValue: String(kept) };
  }
  return { doubleValue: doubleToWire(base + amount) };
}

function extreme(current: Value | undefined, { maximum, minimum }: FieldTransform): Value {
  const operand = normalizeValue(maximum ?? minimum ?? { nullValue: null });
  if (toNumber(operand) === undefined) throw invalidArgument('The operand must be a number.');
  if (current === undefined || toNumber(current) === undefined) return operand;
  const order = compareValues(operand, current);
  return (maximum ? order > 0 : order < 0) ? operand : current;
}
