import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { buildWhenNeeded } from '#local/build-when-needed.ts';
import { localPorts } from '#local/environment.ts';
import { lockFileOf, type LockFile } from '../../functions/lock-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string) => JSON.parse(readFileSync(ROOT + file, 'utf8')) as LockFile;

test('the build leaves the functions’ lock file where they are deployed from', () => {
  const root = read('package-lock.json');
  expect(read('functions/package-lock.json')).toEqual(lockFileOf(root, 'functions'));
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
