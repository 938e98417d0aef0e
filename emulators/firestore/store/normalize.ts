import { invalidArgument } from '../errors.ts';
import type { Fields, SpecialDouble, Value } from '../wire.ts';
import { emptyFields } from './field-paths.ts';
import { normalizeTimestamp } from './timestamps.ts';

/** Limits of https://cloud.google.com/firestore/quotas, in bytes and levels. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_DEPTH = 20;

const SPECIAL_DOUBLES: readonly string[] = [
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
] satisfies SpecialDouble[];

/** Checks a document's fields and brings each value to its one stored form. */
export function normalizeFields(fields: Fields | undefined): Fields {
  const normalized = normalizeMap(fields ?? {}, 1);
  if (
    Buffer.byteLength(JSON.stringify(normalized)) > MAX_DOCUMENT_BYTES &&
    sizeOf(normalized) > MAX_DOCUMENT_BYTES
  )
    throw invalidArgument('The document is larger than the limit of 1 MiB.');
  return normalized;
}

/** As {@link normalizeFields} for one value, for example a query's operand. */
export function normalizeValue(value: Value, depth = 1): Value {
  if (depth > MAX_DEPTH) throw invalidArgument(`Values may be nested ${MAX_DEPTH} levels deep.`);
  // Web clients write null as the name of the enum's only member.
  if ('nullValue' in value) return { nullValue: null };
  if ('integerValue' in value) return { integerValue: normalizeInteger(value.integerValue) };
  if ('doubleValue' in value) return { doubleValue: normalizeDouble(value.doubleValue) };
  if ('timestampValue' in value)
    return { timestampValue: normalizeTimestamp(value.timestampValue) };
  if ('bytesValue' in value)
    return { bytesValue: Buffer.from(value.bytesValue, 'base64').toString('base64') };
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return { geoPointValue: { latitude, longitude } };
  }
  if ('arrayValue' in value) {
    const values = (value.arrayValue.values ?? []).map((element) => {
      if ('arrayValue' in element)
        throw invalidArgument('Cannot convert an array value in an array value.');
      return normalizeValue(element, depth + 1);
    });
    return { arrayValue: { values } };
  }
  if ('mapValue' in value)
    return { mapValue: { fields: normalizeMap(value.mapValue.fields ?? {}, depth + 1) } };
  if ('booleanValue' in value || 'stringValue' in value || 'referenceValue' in value) return value;
  throw invalidArgument('A value has no type.');
}

function normalizeMap(fields: Fields, depth: number): Fields {
  const normalized = emptyFields();
  for (const [name, value] of Object.entries(fields)) {
    if (name === '' || (/^__.*__$/.test(name) && name !== '__type__'))
      throw invalidArgument(`The property name "${name}" is not allowed.`);
    normalized[name] = normalizeValue(value, depth);
  }
  return normalized;
}

function normalizeInteger(value: string | number): string {
  const text = String(value);
  if (!/^-?\d+$/.test(text) || BigInt.asIntN(64, BigInt(text)) !== BigInt(text))
    throw invalidArgument(`Invalid 64-bit integer: ${text}`);
  return String(BigInt(text));
}

function normalizeDouble(value: number | string): number | SpecialDouble {
  if (typeof value === 'string' && SPECIAL_DOUBLES.includes(value)) return value as SpecialDouble;
  return doubleToWire(Number(value));
}

/** A double in proto3 JSON form. */
export function doubleToWire(value: number): number | SpecialDouble {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : (String(value) as SpecialDouble);
}

/** https://cloud.google.com/firestore/docs/storage-size */
function sizeOf(fields: Fields): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(fields))
    bytes += Buffer.byteLength(name) + 1 + sizeOfValue(value);
  return bytes;
}

function sizeOfValue(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return Buffer.byteLength(value.referenceValue) + 16;
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((sum, element) => sum + sizeOfValue(element), 0);
  if ('mapValue' in value) return sizeOf(value.mapValue.fields ?? {});
  return 8;
}
