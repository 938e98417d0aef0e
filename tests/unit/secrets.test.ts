import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is never committed: packages, build output, and files of one machine. */
const NOT_OURS =
  /(^|\/)(node_modules|dist|functions\/lib|\.git|\.astro|\.local|\.firebase|test-results|playwright-report)(\/|$)|\.(avif|woff2|png|webp|mp4|webm|jpg|ico)$/;

/** Keys as their owners shape them; the made-up ones of this machine are shorter. */
const KEYS = [
  /\b[rs]k_(live|test)_[A-Za-z0-9]{16,}/,
  /\bwhsec_[A-Za-z0-9+/]{20,}/,
  /\bsk-(ant|proj|svcacct)-[\w-]{20,}/,
  /\bAIza[\w-]{35}/,
  /\bGOCSPX-[\w-]{20,}/,
  /-----BEGIN (RSA |EC )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40,}/,
  /"private_key_id":\s*"[0-9a-f]{20,}"/,
];

const keysIn = (text: string) => KEYS.filter((key) => key.test(text));

const files = globSync('**', { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) }).filter(
  (path) => !NOT_OURS.test(path) && statSync(ROOT + path).isFile(),
);

describe('no key of a real account', () => {
  test('is in any file of this repository', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((path) => keysIn(readFileSync(ROOT + path, 'utf8')).length > 0);
    expect(found).toEqual([]);
  });

  test.each([
    `sk_${'live'}_${'a1B2'.repeat(6)}`,
    `whsec_${'a1B2'.repeat(8)}`,
    `sk-ant-${'a1-B2'.repeat(8)}`,
    `AIza${'a1B2c'.repeat(7)}`,
    `GOCSPX-${'a1B2'.repeat(7)}`,
    `-----BEGIN ${'PRIVATE'} KEY-----\n${'a1B2'.repeat(16)}`,
  ])('is overlooked, not even one like %s', (key) => {
    expect(keysIn(`const key = '${key}';`)).toHaveLength(1);
  });
});
