import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFileOf, type LockedPackage, type LockFile } from '../../functions/lock-file.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as LockFile;

const root = read('package-lock.json');

/** Where Node finds a package, written anew: all folders above, the nearest first. */
function find(packages: Record<string, LockedPackage>, place: string, name: string) {
  const parts = place.split('/node_modules/');
  const above = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => Object.hasOwn(packages, path),
  );
}

/** Every dependency that is resolved otherwise than in the root's lock file. */
function wrong(lock: LockFile, from: LockFile, workspace: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const check = (place: string, original: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    const { dependencies, peerDependencies, peerDependenciesMeta } = from.packages[original] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      const here = find(lock.packages, place, name);
      const there = find(from.packages, original, name);
      if (here === undefined || there === undefined) found.push(`${place} lacks ${name}`);
      else if (lock.packages[here]?.version !== from.packages[there]?.version) {
        found.push(`${place} has another ${name}`);
      } else check(here, there);
    }
  };
  check('', workspace);
  return found;
}

describe('the lock file of the functions', () => {
  const lock = lockFileOf(root, 'functions');

  test('gives every package the version that the root’s has', () => {
    expect(wrong(lock, root, 'functions')).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
  });

  test('says what functions/package.json says, is the same every time, and names no registry', () => {
    const { dependencies } = read('functions/package.json') as unknown as LockedPackage;
    expect(lock.packages['']?.dependencies).toEqual(dependencies);
    expect(JSON.stringify(lockFileOf(root, 'functions'))).toBe(JSON.stringify(lock));
    expect(JSON.stringify(lock)).not.toMatch(/"resolved"|"dev"|"link"/);
  });
});

test('what the functions run from is deployed with them: package, lock file and bundle', () => {
  const { functions } = read('firebase.json') as unknown as { functions: { ignore: string[] }[] };
  expect(functions).toHaveLength(1);
  const left = functions.flatMap(({ ignore }) => ignore);
  for (const file of ['package.json', 'package-lock.json', 'lib']) expect(left).not.toContain(file);
});

test('two versions of a package stay apart, below whatever needs them', () => {
  const from: LockFile = {
    lockfileVersion: 3,
    packages: {
      '': {},
      app: { name: 'app', dependencies: { a: '1', z: '2' } } as LockedPackage,
      'app/node_modules/z': { version: '2.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1', z: '1' } },
      'node_modules/b': { version: '1.0.0', dependencies: { z: '1' }, dev: true },
      'node_modules/z': { version: '1.0.0', optionalDependencies: { gone: '1' } },
    },
  };
  const lock = lockFileOf(from, 'app');
  expect(wrong(lock, from, 'app')).toEqual([]);
  expect(lock.packages['node_modules/z']?.version).toBe('2.0.0');
  // What is optional and was not locked would make npm refuse the file.
  expect(JSON.stringify(lock)).not.toContain('gone');
  expect(() =>
    lockFileOf({ ...from, packages: { app: from.packages['app'] ?? {} } }, 'app'),
  ).toThrow('lacks a');
});
