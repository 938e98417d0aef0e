import fc from 'fast-check';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Longest text that is made; schemas that need longer ones say so by a pattern. */
const TEXT_LENGTH = 40;

/** Values of a JSON schema, as far as schemas of the contract go; what it leaves open is any JSON. */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  // A list of types is what a union of plain types becomes.
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  const { minimum, maximum, minLength, maxLength, minItems = 0, maxItems = 3 } = schema;
  switch (type) {
    case 'string':
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({
        ...(minLength === undefined ? {} : { minLength }),
        maxLength: Math.min(maxLength ?? TEXT_LENGTH, Math.max(TEXT_LENGTH, minLength ?? 0)),
      });
    case 'integer':
      return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: minimum ?? -1_000, max: maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      const maxLength = Math.max(minItems, Math.min(maxItems, 3));
      return fc.array(valueOf(items ?? true), { minLength: minItems, maxLength });
    }
    default:
      return object(schema);
  }
}

function object(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const { additionalProperties, propertyNames, required = [] } = schema;
  if (properties.length === 0 && typeof additionalProperties === 'object') {
    const keys = propertyNames === undefined ? fc.string() : valueOf(propertyNames);
    return fc.dictionary(keys as fc.Arbitrary<string>, valueOf(additionalProperties), {
      maxKeys: 3,
    });
  }
  return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, valueOf(value)])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
}
