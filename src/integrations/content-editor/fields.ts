import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { labelOf, SINGLE_LINES, singularOf, SUMMARIES } from './labels.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Format of every date field of our content. */
const DAY = 'YYYY-MM-DD';

/** The input of a schema as JSON Schema, from which the fields are generated. */
export function editableSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
      // With its flags, which JSON Schema does not have but the editor supports.
      const pattern = patternOf(def);
      if (pattern) jsonSchema.pattern = String(pattern);
    },
  }) as JsonSchema;
}

interface TextRules {
  checks?: { _zod: { def: object } }[];
  protocol?: RegExp;
}

/** The pattern that a schema requires of a string. */
function patternOf({ checks = [], protocol }: TextRules): RegExp | undefined {
  // URL schemas have their protocol as `/^https$/`.
  if (protocol) return new RegExp(`${protocol.source.replace(/\$$/, '')}://`);
  return checks
    .map(({ _zod }) => ('pattern' in _zod.def ? _zod.def.pattern : undefined))
    .find((pattern) => pattern instanceof RegExp);
}

/** The fields of an object, in the order of its schema. */
export function fieldsOf(schema: JsonSchema, path: readonly string[] = []): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldOf([...path, name], property as JsonSchema, required.has(name)),
  );
}

function fieldOf(path: readonly string[], schema: JsonSchema, required: boolean): Field {
  const name = path.at(-1) ?? '';
  const label = labelOf(name);
  if (schema.const !== undefined) {
    return { name, label, widget: 'hidden', default: schema.const, i18n: 'duplicate' };
  }
  const common = {
    name,
    label,
    ...(schema.description && { hint: schema.description }),
    required,
    i18n: true,
  };
  return { ...common, ...widgetOf(path, schema) } as Field;
}

type Widget = Record<string, unknown>;

function widgetOf(path: readonly string[], schema: JsonSchema): Widget {
  const options = optionsOf(schema);
  if (options) return { widget: 'select', options };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: schema.default === true };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: 'int', ...limits(numberLimits(schema)) };
    case 'array':
      return listOf(path, schema);
    case 'object':
      return { widget: 'object', fields: fieldsOf(withKeys(schema), path) };
    default:
      return textOf(path, schema);
  }
}

/** JSON Schema limits integers to JavaScript's safe range, which is not a limit of the field. */
function numberLimits({ minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const least =
    minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined);
  const known = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
  return { min: known(least), max: known(maximum) };
}

function limits(values: Record<string, number | undefined>): Widget {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function listOf(path: readonly string[], { items, minItems, maxItems }: JsonSchema): Widget {
  const item = items as JsonSchema;
  const bounds = limits({ min: minItems, max: maxItems });
  const options = optionsOf(item);
  if (options) return { widget: 'select', multiple: true, options, ...bounds };
  const label_singular = singularOf(labelOf(path.at(-1) ?? ''));
  const list = { widget: 'list', label_singular, ...bounds };
  if (item.type === 'object') {
    const fields = fieldsOf(item, path);
    const shown = SUMMARIES.find((name) => fields.some((field) => field.name === name));
    const summary = `{{fields.${shown ?? fields[0]?.name ?? ''}}}`;
    return { ...list, fields, collapsed: 'auto', summary };
  }
  return { ...list, field: { ...fieldOf([...path, 'item'], item, true), label: label_singular } };
}

function textOf(path: readonly string[], schema: JsonSchema): Widget {
  const { format, pattern, minLength, maxLength } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: DAY };
  const isLine = SINGLE_LINES.has(path.at(-1) ?? '') || format === 'uri' || pattern !== undefined;
  return {
    widget: isLine ? 'string' : 'text',
    use_emoji_autocomplete: false,
    ...(format === 'uri' && { type: 'url' }),
    ...(pattern !== undefined && {
      pattern: [pattern, 'This does not have the form that the hint asks for.'],
    }),
    ...limits({ minlength: minLength, maxlength: maxLength }),
  };
}

type Value = string | number;

/** The options of an enum or of a union of literals. */
function optionsOf(schema: JsonSchema): { label: string; value: Value }[] | undefined {
  const values = (schema.enum ?? schema.anyOf?.map((one) => (one as JsonSchema).const)) as
    Value[] | undefined;
  return values?.map((value) => ({ label: labelOf(String(value)), value }));
}

/** A record with known keys, as an object schema. */
function withKeys(schema: JsonSchema): JsonSchema {
  const keys = (schema.propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
  if (!keys) return schema;
  const properties = Object.fromEntries(keys.map((key) => [key, schema.additionalProperties]));
  return {
    ...schema,
    properties: properties as NonNullable<JsonSchema['properties']>,
    required: keys,
  };
}
