import { invalidArgument } from '../errors.ts';
import type { Fields, Value } from '../wire.ts';

const SEGMENT = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;

/** The pseudo field of the document's name. */
export const NAME_FIELD = '__name__';

/** Splits `` a.`b.c`.d `` into its field names. */
export function parseFieldPath(path: string): string[] {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  for (let done = false; !done;) {
    const match = SEGMENT.exec(path);
    if (!match) throw invalidArgument(`Invalid property path "${path}".`);
    segments.push(match[1]?.replaceAll(/\\(.)/g, '$1') ?? match[2] ?? '');
    done = match[3] === '';
  }
  return segments;
}

/** The opposite of {@link parseFieldPath}: quotes what is not a simple name. */
export function formatFieldPath(path: readonly string[]): string {
  return path
    .map((name) =>
      /^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replaceAll(/[`\\]/g, '\\$&')}\``,
    )
    .join('.');
}

/** A map of fields without inherited names, so that a field may be called `constructor`. */
export function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

/** The value at a path, if every step is a map that has the next name. */
export function getField(fields: Fields, path: string[]): Value | undefined {
  let current: Fields | undefined = fields;
  for (const [index, segment] of path.entries()) {
    const value: Value | undefined = current?.[segment];
    if (value === undefined || index === path.length - 1) return value;
    current = 'mapValue' in value ? value.mapValue.fields : undefined;
  }
  return undefined;
}

/**
 * A copy with the value at a path replaced, or removed when undefined. Steps that are no maps
 * become maps.
 */
export function withField(fields: Fields, path: string[], value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy = Object.assign(emptyFields(), fields);
  if (rest.length > 0) {
    const current = copy[head];
    const isMap = current !== undefined && 'mapValue' in current;
    if (value === undefined && !isMap) return copy;
    const nested = isMap ? (current.mapValue.fields ?? emptyFields()) : emptyFields();
    copy[head] = { mapValue: { fields: withField(nested, rest, value) } };
  } else if (value === undefined) {
    Reflect.deleteProperty(copy, head);
  } else {
    copy[head] = value;
  }
  return copy;
}

/** Only the fields at the given paths (a projection or mask). */
export function pickFields(fields: Fields, paths: string[][]): Fields {
  return paths.reduce((picked, path) => {
    const value = getField(fields, path);
    return value === undefined ? picked : withField(picked, path, value);
  }, emptyFields());
}
