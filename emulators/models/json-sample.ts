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

/** What our functions send along with a request for JSON. */
interface RequestData {
  brand?: string | readonly string[];
  listed?: readonly string[];
  text?: string;
  candidates?: readonly { id: string; answers: unknown; title: string; why: string }[];
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

function dataIn(prompt: string): RequestData {
  const line = prompt.slice(prompt.lastIndexOf('\n{') + 1);
  try {
    return line.startsWith('{') ? (JSON.parse(line) as RequestData) : {};
  } catch {
    return {};
  }
}

/** A listed entry of the sample answers: a name in bold, and what they say about it. */
const ENTRY = /\*\*(.+?)\*\*: (.+)/gu;

/** The value of a property that has to come from the request; undefined where any will do. */
function valueOf(key: string, { brand = [], listed = [], text, candidates }: RequestData): unknown {
  if (candidates !== undefined && key === 'items') {
    return candidates.map(({ id, answers, title, why }) => ({ id, answers, title, why }));
  }
  if (text === undefined) return undefined;
  const entries = [...text.matchAll(ENTRY)].map(([, name = '', words = '']) => ({ name, words }));
  if (key === 'quote') return entries.find(({ name }) => brand.includes(name))?.words;
  const known = [brand, listed].flat();
  const others = entries.filter(({ name }) => !known.includes(name));
  return key === 'brands' ? others.map(({ name }) => name) : undefined;
}

function valueFor(schema: Schema, root: Schema, data: RequestData): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return valueFor(schema.anyOf[0], root, data);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined ? null : valueFor(target, root, data);
  }
  switch (typeOf(schema)) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(
        entries.map(([key, value]) => [key, valueOf(key, data) ?? valueFor(value, root, data)]),
      );
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () =>
        valueFor(schema.items ?? {}, root, data),
      );
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
 * (or Google's variant with upper-case types), with values of the request
 * where a made-up one would be refused: names and words of the judged text, and the offered candidates.
 *
 * @param prompt as the request has it: instructions and a line of JSON data
 */
export function sampleJson(schema: unknown, prompt: string): string {
  if (typeof schema !== 'object' || schema === null) return JSON.stringify(WITHOUT_SCHEMA);
  return JSON.stringify(valueFor(schema, schema, dataIn(prompt)));
}
