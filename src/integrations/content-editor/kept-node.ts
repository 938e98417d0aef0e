import type { Field } from '@sveltia/cms';
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, Scalar, YAMLMap } from 'yaml';

/** What a file or the editor has for a field. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** What the editor says about the fields of an object or of a list's items. */
export type Fields = readonly Field[] | undefined;

type Part = Field & { fields?: Field[]; default?: unknown; required?: unknown };

const partOf = (fields: Fields, name: string) =>
  fields?.find((field) => field.name === name) as Part | undefined;

/** What is the same whether it is written or left out. */
function isLeftOut(value: Value | undefined, part: Part | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return part?.required === false && part.default === value;
}

/** The editor takes the space around a text away. */
function isSame(written: unknown, value: Value): boolean {
  return typeof written === 'string' && typeof value === 'string'
    ? written.trim() === value.trim()
    : written === value;
}

/**
 * Changes a node of a file to a value and leaves alone what already says it: quotes, comments, the
 * order of keys, the form of lists.
 *
 * @returns the node to have in its place
 */
export function keepNode(document: Document, node: unknown, value: Value, fields: Fields): Node {
  if (isMap(node) && isObject(value)) return keepMap(document, node, value, fields);
  if (isSeq(node) && Array.isArray(value)) {
    const items = alignItems(node.items, value);
    node.items = value.map((item, index) => keepNode(document, items[index], item, fields));
    return node;
  }
  if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
    if (!isSame(node.value, value)) node.value = withEnd(node, value);
    return node;
  }
  return isObject(value)
    ? keepMap(document, new YAMLMap(), value, fields)
    : Array.isArray(value)
      ? keepNode(document, document.createNode([]), value, fields)
      : newText(document, value);
}

/** A text in lines reads best as a block. */
function newText(document: Document, value: Value): Node {
  const node = document.createNode(value);
  if (isScalar(node) && typeof value === 'string' && value.includes('\n')) {
    node.type = Scalar.BLOCK_LITERAL;
  }
  return node;
}

/** A block of text that ended in a line's end keeps it. */
function withEnd(node: Scalar, value: Value): Value {
  const hadEnd = typeof node.value === 'string' && node.value.endsWith('\n');
  return hadEnd && typeof value === 'string' ? `${value.trimEnd()}\n` : value;
}

function keepMap(
  document: Document,
  map: YAMLMap,
  value: Record<string, Value>,
  fields: Fields,
): YAMLMap {
  const known = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  for (const [name, pair] of known) {
    const written = isScalar(pair.value) ? (pair.value.value as Value) : undefined;
    const isEmptyList = isSeq(pair.value) && pair.value.items.length === 0;
    if (name in value || isEmptyList || isLeftOut(written ?? 'x', partOf(fields, name))) continue;
    map.items = map.items.filter((other) => other !== pair);
  }
  let last = -1;
  for (const [name, item] of Object.entries(value)) {
    const part = partOf(fields, name);
    const pair = known.get(name);
    if (pair && isScalar(pair.value) && isLeftOut(item, part) && !isSame(pair.value.value, item)) {
      // What an editor has emptied or switched back needs no line.
      map.items = map.items.filter((other) => other !== pair);
    } else if (pair) {
      pair.value = keepNode(document, pair.value, item, part?.fields);
      last = map.items.indexOf(pair);
    } else if (!isLeftOut(item, part)) {
      const added = document.createPair(name, null);
      added.value = keepNode(document, undefined, item, part?.fields);
      last += 1;
      map.items.splice(last, 0, added);
    }
  }
  return map;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For each item of a list the node that was written for it: the same, of the same id, or there. */
function alignItems(nodes: readonly unknown[], values: readonly Value[]): unknown[] {
  const free = new Set(nodes);
  const found: unknown[] = values.map(() => undefined);
  const take = (choose: (value: Value, index: number) => unknown) => {
    values.forEach((value, index) => {
      if (found[index] !== undefined) return;
      const node = choose(value, index);
      if (node !== undefined && free.delete(node)) found[index] = node;
    });
  };
  take((value) => [...free].find((node) => isScalar(node) && isSame(node.value, value)));
  take((value) =>
    isObject(value) && 'id' in value
      ? [...free].find((node) => isMap(node) && node.get('id') === value['id'])
      : undefined,
  );
  take((_, index) => (free.has(nodes[index]) ? nodes[index] : undefined));
  return found;
}
