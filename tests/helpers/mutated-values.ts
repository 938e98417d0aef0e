import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Names that mean something to JavaScript, to Firestore or to older clients. */
const HOSTILE_KEYS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__name__',
  '__reserved__',
  '$where',
  'a.b',
  'a/b',
  'userId',
  'uid',
  'user_id',
  'premium',
  'isAdmin',
  'x'.repeat(2_000),
];

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '<script>alert(1)</script>',
  '"; DROP TABLE users; --',
  '../../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '__proto__',
  '1',
  'true',
  'null',
];

const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { toString: 1 },
  ...HOSTILE_TEXTS,
];

const hostileKey = fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string({ maxLength: 10 }));
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

type Change =
  | { kind: 'drop' }
  | { kind: 'wrap' }
  | { kind: 'print' }
  | { kind: 'grow'; times: number }
  | { kind: 'replace'; value: unknown }
  | { kind: 'rename'; key: string }
  | { kind: 'add'; key: string; value: unknown };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Change>({ kind: 'drop' }, { kind: 'wrap' }, { kind: 'print' }),
  fc.constantFrom<Change>({ kind: 'grow', times: 500 }, { kind: 'grow', times: 5_000 }),
  hostileValue.map((value): Change => ({ kind: 'replace', value })),
  hostileKey.map((key): Change => ({ kind: 'rename', key })),
  fc.tuple(hostileKey, hostileValue).map(([key, value]): Change => ({ kind: 'add', key, value })),
);

/** Values with one change somewhere in them. Not every change makes a value invalid. */
export function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), change).map(([value, spot, how]) => {
    const paths = pathsIn(value);
    return changeAt(value, paths[spot % paths.length] ?? [], how);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  const children = Array.isArray(value)
    ? value.map((child, index) => pathsIn(child, [...path, index]))
    : isObject(value)
      ? Object.entries(value).map(([key, child]) => pathsIn(child, [...path, key]))
      : [];
  return [path, ...children.flat()];
}

/** The value with the change made at a path; `drop` and `rename` happen in the parent. */
function changeAt(value: unknown, path: Path, how: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changed(value, how);
  if (Array.isArray(value)) {
    return value.map((child: unknown, index) =>
      index === key ? changeAt(child, rest, how) : child,
    );
  }
  const entries = Object.entries(isObject(value) ? value : {}).flatMap(([name, child]) => {
    if (name !== key) return [[name, child]];
    if (rest.length === 0 && how.kind === 'drop') return [];
    if (rest.length === 0 && how.kind === 'rename') return [[how.key, child]];
    return [[name, changeAt(child, rest, how)]];
  });
  return Object.fromEntries(entries) as unknown;
}

function changed(value: unknown, how: Change): unknown {
  switch (how.kind) {
    case 'wrap':
      return [value];
    case 'print':
      return JSON.stringify(value);
    case 'grow':
      if (typeof value === 'string') return (value || 'x').repeat(how.times);
      return typeof value === 'number' ? value * 1e300 : Array.from({ length: 50 }, () => value);
    case 'replace':
      return how.value;
    case 'add':
      return Object.fromEntries([
        ...Object.entries(isObject(value) ? value : {}),
        [how.key, how.value],
      ]) as unknown;
    case 'drop':
    case 'rename':
      return null;
  }
}
