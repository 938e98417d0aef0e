import { invalidRequest } from './errors.ts';
import { innerList } from './lists.ts';
import type { World } from './world.ts';

/** docs.stripe.com/api/expanding_objects: "a maximum depth of four levels". */
const MAX_DEPTH = 4;

type Node = Record<string, unknown>;

/** Finds any object by its id. */
function findObject(world: World, id: string): object | undefined {
  for (const table of Object.values(world.state.tables)) {
    const found: unknown = Reflect.get(table, id);
    if (typeof found === 'object' && found !== null) return found;
  }
  return undefined;
}

/** Lists that appear in an object only on demand ("includable" in Stripe's words). */
function included(world: World, node: Node, field: string): object | undefined {
  const { tables } = world.state;
  const id = String(node['id']);
  switch (`${String(node['object'])}.${field}`) {
    case 'invoice.payments':
      return innerList(
        '/v1/invoice_payments',
        Object.values(tables.invoicePayments).filter(({ invoice }) => invoice === id),
      );
    default:
      return undefined;
  }
}

function walk(world: World, node: unknown, segments: string[], path: string): void {
  const [head, ...rest] = segments;
  if (head === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node as unknown[]) walk(world, item, segments, path);
    return;
  }
  const cannot = invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  if (typeof node !== 'object') throw cannot;
  const parent = node as Node;
  // A field that is null stays so: there is nothing to expand, which is no mistake.
  if (parent[head] === undefined) parent[head] = structuredClone(included(world, parent, head));
  const child = parent[head];
  if (child === undefined) throw cannot;
  if (typeof child === 'string') {
    const found = findObject(world, child);
    if (found === undefined) throw cannot;
    parent[head] = structuredClone(found);
  }
  walk(world, parent[head], rest, path);
}

/** A copy of a reply in which the ids at the given paths are replaced by their objects. */
export function expand(world: World, reply: object, paths: string[]): object {
  const copy = structuredClone(reply);
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > MAX_DEPTH) {
      throw invalidRequest(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        'expand',
        'property_expansion_max_depth',
      );
    }
    walk(world, copy, segments, path);
  }
  return copy;
}
