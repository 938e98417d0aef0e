import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFileOf, type LockFile } from '../../functions/lock-file.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as LockFile;

test('the build leaves the functions’ lock file where they are deployed from', () => {
  const root = read('package-lock.json');
  expect(read('functions/package-lock.json')).toEqual(lockFileOf(root, 'functions'));
});
