import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildWhenNeeded } from '#scripts/build-when-needed.ts';
import { localPorts } from '#scripts/environment.ts';

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string): unknown => JSON.parse(readFileSync(ROOT + file, 'utf8'));
const packagesOf = (lockFile: string) =>
  (read(lockFile) as { packages: Record<string, Package> }).packages;

describe('what is deployed', () => {
  const uploaded = ['package.json', 'package-lock.json', 'lib'];

  test('is package, lock file and bundle', () => {
    const { functions } = read('firebase.json') as { functions: { ignore: string[] }[] };
    expect(functions).toHaveLength(1);
    expect(functions.flatMap(({ ignore }) => ignore)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`^(${uploaded.join('|')})$`)]),
    );
  });

  test('can be installed with npm ci', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of uploaded) {
      cpSync(`${ROOT}functions/${name}`, join(folder, name), { recursive: true });
    }
    const check = promisify(execFile)('npm', ['ci', '--dry-run', '--offline'], { cwd: folder });
    await expect(check).resolves.toMatchObject({ stdout: expect.stringContaining('added') });
  });

  test('is installed in the versions of the root’s lock file, from any registry', () => {
    const { '': own, ...packages } = packagesOf('functions/package-lock.json');
    const root = packagesOf('package-lock.json');
    expect(own?.dependencies).toEqual((read('functions/package.json') as Package).dependencies);
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    for (const [path, { version }] of Object.entries(packages)) {
      expect({ path, version }).toEqual({ path, version: root[path]?.version });
    }
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
  });
});

describe('a stack that runs on the built functions is not disturbed', () => {
  const written = () =>
    ['lib/index.js', 'lib/index.js.map', 'package-lock.json'].map(
      (file) => statSync(`${ROOT}functions/${file}`).mtimeMs,
    );

  test('by a build of what has not changed', async () => {
    const before = written();
    await promisify(execFile)(process.execPath, ['build.ts'], { cwd: `${ROOT}functions` });
    expect(written()).toEqual(before);
  });

  test('by the start of another one on other ports', async () => {
    const steps: string[] = [];
    const step = (title: string) => steps.push(title);
    await buildWhenNeeded({ root: ROOT, ports: localPorts(500), parts: ['functions'], step });
    expect(steps).toEqual([]);
  });
});
