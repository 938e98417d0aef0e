import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('workflows run every action at a commit, because a tag can be moved', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(/uses: (.+)/g)].map(([, action]) => action),
  );
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40} # v[\d.]+$/.test(action ?? ''))).toEqual([]);
});

test('every push checks packages for their signatures and for known faults', () => {
  const ci = readFileSync(`${ROOT}.github/workflows/ci.yml`, 'utf8');
  expect(ci).toContain('npm audit signatures');
  expect(ci).toContain('google/osv-scanner-action');
});
