interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** A value that leans to the good, as the sample answers do. */
const PREFERRED = 70;

function numberFor({ minimum = -Infinity, maximum = Infinity }: Schema): number {
  return Math.min(Math.max(PREFERRED, minimum), maximum);
}

function typeOf({ type, properties, items }: Schema): string | undefined {
  const [first] = [type].flat();
  if (first !== undefined) return first.toLowerCase();
  if (properties !== undefined) return 'object';
  return items === undefined ? undefined : 'array';
}

function valueFor(schema: Schema, root: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return valueFor(schema.anyOf[0], root);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined ? null : valueFor(target, root);
  }
  switch (typeOf(schema)) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(entries.map(([key, value]) => [key, valueFor(value, root)]));
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => valueFor(schema.items ?? {}, root));
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'Sample';
  }
}

/** JSON for a request without a schema: what a sentiment judge would say. */
const WITHOUT_SCHEMA = { sentiment_score: PREFERRED, sentiment_label: 'positive' };

/**
 * The text of an unscripted answer in JSON mode: a small value that fits the request's JSON schema
 * (or Google's variant with upper-case types).
 */
export function sampleJson(schema: unknown): string {
  const isSchema = typeof schema === 'object' && schema !== null;
  return JSON.stringify(isSchema ? valueFor(schema, schema) : WITHOUT_SCHEMA);
}
