import { parseName } from '../store/names.ts';
import { toNumber } from '../store/value-order.ts';
import type { Fields, Value } from '../wire.ts';

/** Fields as security rules see them: plain JavaScript, with times as Date and references as paths. */
export function toPlainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
}

function toPlain(value: Value): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return value.bytesValue;
  if ('referenceValue' in value) return parseName(value.referenceValue).segments.join('/');
  if ('geoPointValue' in value) return value.geoPointValue;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain);
  if ('mapValue' in value) return toPlainFields(value.mapValue.fields ?? {});
  return toNumber(value);
}
