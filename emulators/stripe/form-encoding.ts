/** A decoded form: strings, nested by Stripe's bracket notation. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

interface Branch {
  children: Map<string, Branch | string>;
}

const newBranch = (): Branch => ({ children: new Map() });

/** `a[b][0]` is `['a', 'b', '0']`; `a[]` ends in an empty segment. */
function segmentsOf(key: string): string[] {
  const open = key.indexOf('[');
  if (open === -1) return [key];
  const inner = key.slice(open + 1, key.endsWith(']') ? -1 : undefined);
  return [key.slice(0, open), ...inner.split('][')];
}

function insert(root: Branch, key: string, value: string): void {
  let branch = root;
  const segments = segmentsOf(key);
  const last = segments.pop() ?? '';
  for (const segment of segments) {
    const existing = branch.children.get(segment);
    const next = existing === undefined || typeof existing === 'string' ? newBranch() : existing;
    branch.children.set(segment, next);
    branch = next;
  }
  branch.children.set(last === '' ? String(branch.children.size) : last, value);
}

function build(branch: Branch, isRoot: boolean): FormValue {
  const entries = [...branch.children].map(([key, child]): [string, FormValue] => [
    key,
    typeof child === 'string' ? child : build(child, false),
  ]);
  const isList = !isRoot && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * Decodes a query string or an `application/x-www-form-urlencoded` body as Stripe does: `a[b]=1`
 * nests, `a[]=1` and `a[0]=1` make lists (docs.stripe.com/api, request bodies).
 */
export function decodeForm(encoded: string): Form {
  const root = newBranch();
  for (const [key, value] of new URLSearchParams(encoded)) insert(root, key, value);
  return build(root, true) as Form;
}
