import type { Position } from './ast.ts';

/** A request cannot be decided by an expression; the message says why, `at` where. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
  at: Position | null = null;
}

/** A path, without the leading slash. */
export class PathValue {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** A set, as `toSet()` and the methods of a map's difference give it. */
export class SetValue {
  readonly items: readonly RulesValue[];
  constructor(items: readonly RulesValue[]) {
    this.items = items.filter((item, index) => indexOf(items, item) === index);
  }
}

/** What `map.diff(other)` gives; its methods list keys. */
export class MapDiff {
  readonly before: ReadonlyMap<string, RulesValue>;
  readonly after: ReadonlyMap<string, RulesValue>;
  constructor(before: ReadonlyMap<string, RulesValue>, after: ReadonlyMap<string, RulesValue>) {
    this.before = before;
    this.after = after;
  }
}

/**
 * A map of which only some entries are known: the fields that a query pins by equality. Whatever
 * would need the others is an error ("rules are not filters").
 */
export class KnownFields {
  readonly entries: ReadonlyMap<string, RulesValue>;
  constructor(entries: ReadonlyMap<string, RulesValue>) {
    this.entries = entries;
  }
}

/** Something that exists but that rules may not look into: it has no operator and no method. */
export class Unknown {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

export type RulesValue =
  | null
  | boolean
  | number
  | string
  | Date
  | PathValue
  | SetValue
  | MapDiff
  | KnownFields
  | Unknown
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>;

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue): value is ReadonlyMap<string, RulesValue> {
  return value instanceof Map;
}

/** The language's own name of a value's type. */
export function typeOf(value: RulesValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Date) return 'timestamp';
  if (value instanceof PathValue) return 'path';
  if (value instanceof SetValue) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  return 'unknown';
}

function hasToDate(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** A stored or claimed value as the language sees it. Foreign types become {@link Unknown}. */
function toRulesValue(value: unknown): RulesValue {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(toRulesValue);
  if (typeof value !== 'object') return new Unknown(typeof value);
  if (hasToDate(value)) return value.toDate();
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return new Unknown(value.constructor.name);
  }
  return toMap(value as Record<string, unknown>);
}

/** A record as a map; entries that are undefined do not exist. */
export function toMap(record: Record<string, unknown>): ReadonlyMap<string, RulesValue> {
  const defined = Object.entries(record).filter(([, value]) => value !== undefined);
  return new Map(defined.map(([key, value]) => [key, toRulesValue(value)]));
}

function refuseUnknown(value: RulesValue): void {
  if (value instanceof Unknown) throw new EvaluationError(`${value.what} is not known`);
  if (value instanceof KnownFields || value instanceof MapDiff) {
    throw new EvaluationError('this value cannot be compared');
  }
}

/**
 * `==`: deep, false between different types.
 * @throws EvaluationError when a value is not known
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  refuseUnknown(left);
  refuseUnknown(right);
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (left instanceof PathValue && right instanceof PathValue) {
    return left.segments.join('/') === right.segments.join('/');
  }
  if (left instanceof SetValue && right instanceof SetValue) {
    return (
      left.items.length === right.items.length &&
      left.items.every((item) => contains(right.items, item))
    );
  }
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length && left.every((item, at) => equals(item, right[at] ?? null))
    );
  }
  if (isMap(left) && isMap(right)) {
    if (left.size !== right.size) return false;
    return [...left].every(([key, item]) => right.has(key) && equals(item, right.get(key) ?? null));
  }
  return left === right;
}

function indexOf(items: readonly RulesValue[], wanted: RulesValue): number {
  return items.findIndex((item) => equals(item, wanted));
}

export function contains(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return indexOf(items, wanted) >= 0;
}
