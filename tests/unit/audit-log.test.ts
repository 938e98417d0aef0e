import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RETENTION } from '#shared/rules/retention.ts';

const FUNCTIONS = fileURLToPath(new URL('../../functions/src/', import.meta.url));

test('only its store names the audit log, and that creates entries and changes none', () => {
  const naming = globSync('**/*.ts', { cwd: FUNCTIONS }).filter((file) =>
    readFileSync(FUNCTIONS + file, 'utf8').includes("'audit_log'"),
  );
  expect(naming).toEqual(['stores/audit-log.ts']);
  const source = readFileSync(`${FUNCTIONS}stores/audit-log.ts`, 'utf8');
  expect(source).toContain('.create(');
  expect(source).not.toMatch(/\.(set|update|delete)\(/);
  // The deletion of an account leaves it, too: its own period ends it.
  expect(RETENTION.audit_log.onDeletion).toBe('kept');
});
