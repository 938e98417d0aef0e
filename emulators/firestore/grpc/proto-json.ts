import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import protobuf from 'protobufjs';
import { doubleToWire } from '../store/normalize.ts';
import { fromSecondsAndNanos, normalizeTimestamp, toSecondsAndNanos } from '../store/timestamps.ts';

/** Not among the package's exports, hence found from its main file. */
const PROTOS = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')),
  '../protos/v1.json',
);

const root = protobuf.Root.fromJSON(
  JSON.parse(readFileSync(PROTOS, 'utf8')) as protobuf.INamespace,
).resolveAll();

/** The service as Google defines it. */
export const firestoreService = root.lookupService('google.firestore.v1.Firestore');

/** Decodes a message to proto3 JSON form. https://protobuf.dev/programming-guides/json/ */
export function decode(type: protobuf.Type, bytes: Uint8Array): unknown {
  return toJson(type, type.decode(bytes) as unknown as Message);
}

/** Encodes a message that is given in proto3 JSON form. */
export function encode(type: protobuf.Type, json: object): Buffer {
  const message = fromJson(type, json as Message);
  return Buffer.from(type.encode(type.fromObject(message as Record<string, unknown>)).finish());
}

type Message = Record<string, unknown>;

/** Maps every member of a message, or its entries where it is a map or list. */
function mapMembers(
  type: protobuf.Type,
  message: Message,
  convert: (field: protobuf.Field, value: unknown) => unknown,
) {
  const mapped: Message = {};
  for (const field of type.fieldsArray) {
    if (!Object.hasOwn(message, field.name)) continue;
    const value = message[field.name];
    if (value === undefined) continue;
    if (field.map) {
      const entries = Object.entries(value as Message).map(([key, entry]) => [
        key,
        convert(field, entry),
      ]);
      mapped[field.name] = Object.fromEntries(entries);
    } else if (field.repeated)
      mapped[field.name] = (value as unknown[]).map((entry) => convert(field, entry));
    else mapped[field.name] = convert(field, value);
  }
  return mapped;
}

function toJson(type: protobuf.Type, message: Message): unknown {
  if (type.fullName === '.google.protobuf.Timestamp')
    return fromSecondsAndNanos(Number(message['seconds'] ?? 0), Number(message['nanos'] ?? 0));
  if (type.fullName.startsWith('.google.protobuf.') && type.fullName.endsWith('Value'))
    return String(type.fields['value']?.type).endsWith('64')
      ? String(message['value'] ?? 0)
      : (message['value'] ?? 0);
  return mapMembers(type, message, scalarToJson);
}

function scalarToJson(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Type)
    return toJson(field.resolvedType, value as Message);
  if (field.resolvedType instanceof protobuf.Enum)
    return field.type.endsWith('NullValue') ? null : field.resolvedType.valuesById[value as number];
  if (field.type === 'bytes') return Buffer.from(value as Uint8Array).toString('base64');
  if (field.type === 'int64') return String(value);
  if (field.type === 'double') return doubleToWire(value as number);
  return value;
}

function fromJson(type: protobuf.Type, json: unknown): unknown {
  if (type.fullName === '.google.protobuf.Timestamp')
    return toSecondsAndNanos(normalizeTimestamp(String(json)));
  if (type.fullName.startsWith('.google.protobuf.') && type.fullName.endsWith('Value'))
    return { value: json };
  return mapMembers(type, json as Message, scalarFromJson);
}

function scalarFromJson(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Type) return fromJson(field.resolvedType, value);
  if (field.type.endsWith('NullValue')) return 0;
  if (field.type === 'double') return Number(value);
  // Bytes go as base64 and integers as text: protobufjs reads both.
  return value;
}
