/**
 * `npm run test:real`: runs the tests against real counterparts (tests/real), which need an account,
 * or prints what to set when there is none. STRIPE_TEST_API_BASE sends them to an emulator instead:
 * with `npm start` running, `STRIPE_TEST_SECRET_KEY=sk_test_local
 * STRIPE_TEST_API_BASE=http://127.0.0.1:5004 npm run test:real`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { realTests } from '#tests/real/settings.ts';

const tests = realTests(process.env);
if (tests.run) {
  const { status } = spawnSync('vitest', ['run', '--project', 'real', ...process.argv.slice(2)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ...tests.environment },
  });
  process.exitCode = status ?? 1;
} else {
  process.stdout.write(`${tests.why}\n`);
  process.exitCode = tests.isMistake ? 1 : 0;
}
