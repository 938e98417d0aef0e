import {
  contains,
  equals,
  EvaluationError,
  isList,
  isMap,
  KnownFields,
  MapDiff,
  SetValue,
  typeOf,
  type RulesValue,
} from './values.ts';

/** Methods of one type. How many arguments one takes is read off its function. */
type Methods<T> = Record<string, (self: T, ...args: RulesValue[]) => RulesValue>;

function text(value: RulesValue): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`expected a string, not ${typeOf(value)}`);
}

function items(value: RulesValue): readonly RulesValue[] {
  if (isList(value)) return value;
  if (value instanceof SetValue) return value.items;
  throw new EvaluationError(`expected a list or a set, not ${typeOf(value)}`);
}

function map(value: RulesValue): ReadonlyMap<string, RulesValue> {
  if (isMap(value)) return value;
  throw new EvaluationError(`expected a map, not ${typeOf(value)}`);
}

/** RE2 in the real service: what JavaScript alone knows, or reads otherwise, is refused. */
function expression(source: string): RegExp {
  const isAlike = !/\(\?|\\[0-9AzQEpP]|\[\[:/.test(source);
  try {
    if (isAlike) return new RegExp(`^(?:${source})$`);
  } catch {
    // An invalid expression is refused like one that only JavaScript knows.
  }
  throw new EvaluationError(`this regular expression is not supported: ${source}`);
}

type KeyChange = 'added' | 'removed' | 'changed' | 'unchanged';

function keyChange({ before, after }: MapDiff, key: string): KeyChange {
  const [old, current] = [before.get(key), after.get(key)];
  if (old === undefined) return 'added';
  if (current === undefined) return 'removed';
  return equals(old, current) ? 'unchanged' : 'changed';
}

function keysThat(...wanted: KeyChange[]) {
  return (self: MapDiff): SetValue => {
    const keys = new Set([...self.before.keys(), ...self.after.keys()]);
    return new SetValue([...keys].filter((key) => wanted.includes(keyChange(self, key))));
  };
}

/** The value at a key or at a list of nested keys; undefined when there is none. */
function valueAt(self: RulesValue, key: RulesValue): RulesValue | undefined {
  let value: RulesValue | undefined = self;
  for (const name of isList(key) ? key : [key]) {
    if (value instanceof KnownFields && !value.entries.has(text(name))) {
      throw new EvaluationError(`the query does not say what '${text(name)}' is`);
    }
    const entries: RulesValue | undefined = value instanceof KnownFields ? value.entries : value;
    value = entries !== undefined && isMap(entries) ? entries.get(text(name)) : undefined;
  }
  return value;
}

function get(self: RulesValue, key: RulesValue, fallback: RulesValue): RulesValue {
  const value = valueAt(self, key);
  return value === undefined ? fallback : value;
}

const MEMBERSHIP: Methods<readonly RulesValue[]> = {
  hasAll: (self, other) => items(other).every((item) => contains(self, item)),
  hasAny: (self, other) => items(other).some((item) => contains(self, item)),
  hasOnly: (self, other) => self.every((item) => contains(items(other), item)),
};

const STRING: Methods<string> = {
  matches: (self, pattern) => expression(text(pattern)).test(self),
  lower: (self) => self.toLowerCase(),
  size: (self) => [...self].length,
  trim: (self) => self.trim(),
  upper: (self) => self.toUpperCase(),
};

const LIST: Methods<readonly RulesValue[]> = {
  ...MEMBERSHIP,
  concat: (self, other) => [...self, ...items(other)],
  removeAll: (self, other) => self.filter((item) => !contains(items(other), item)),
  size: (self) => self.length,
  toSet: (self) => new SetValue(self),
};

const SET: Methods<readonly RulesValue[]> = {
  ...MEMBERSHIP,
  difference: (self, other) => new SetValue(self.filter((item) => !contains(items(other), item))),
  intersection: (self, other) => new SetValue(self.filter((item) => contains(items(other), item))),
  size: (self) => self.length,
  union: (self, other) => new SetValue([...self, ...items(other)]),
};

const MAP: Methods<ReadonlyMap<string, RulesValue>> = {
  diff: (self, other) => new MapDiff(map(other), self),
  get,
  keys: (self) => [...self.keys()],
  size: (self) => self.size,
  values: (self) => [...self.values()],
};

const KNOWN_FIELDS: Methods<KnownFields> = { get };

const MAP_DIFF: Methods<MapDiff> = {
  addedKeys: keysThat('added'),
  affectedKeys: keysThat('added', 'removed', 'changed'),
  changedKeys: keysThat('changed'),
  removedKeys: keysThat('removed'),
  unchangedKeys: keysThat('unchanged'),
};

const TIMESTAMP: Methods<Date> = { toMillis: (self) => self.getTime() };

function call<T>(methods: Methods<T>, self: T, type: string, name: string, args: RulesValue[]) {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw new EvaluationError(`unknown method '${name}' of ${type}`);
  if (method.length !== args.length + 1) {
    throw new EvaluationError(`method '${name}' takes ${String(method.length - 1)} arguments`);
  }
  return method(self, ...args);
}

/**
 * Calls a method of a value.
 * @throws EvaluationError naming a method that is not known for this type
 */
export function callMethod(self: RulesValue, name: string, args: RulesValue[]): RulesValue {
  const type = typeOf(self);
  if (typeof self === 'string') return call(STRING, self, type, name, args);
  if (isList(self)) return call(LIST, self, type, name, args);
  if (isMap(self)) return call(MAP, self, type, name, args);
  if (self instanceof SetValue) return call(SET, self.items, type, name, args);
  if (self instanceof MapDiff) return call(MAP_DIFF, self, type, name, args);
  if (self instanceof Date) return call(TIMESTAMP, self, type, name, args);
  if (self instanceof KnownFields) return call(KNOWN_FIELDS, self, 'map of a query', name, args);
  throw new EvaluationError(`unknown method '${name}' of ${type}`);
}
