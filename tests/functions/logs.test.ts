import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logFailure } from '#functions/log.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, request, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

/** What the functions log. Their logger keeps the console's methods from when it is imported. */
const lines = vi.hoisted(() => {
  const kept: string[] = [];
  for (const channel of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation((...parts: unknown[]) => {
      kept.push(parts.map(String).join(' '));
    });
  }
  return kept;
});

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(async () => {
  await backend.stop();
  vi.restoreAllMocks();
});

const PERSON = {
  name: 'Berta Beispiel',
  email: 'berta@example.test',
  phone: '+49 30 7654321',
  subject: 'A subject of mine',
  message: 'A message of mine',
};
const NOTICE = { kind: 'withdrawal', name: PERSON.name, email: PERSON.email, contract: 'of mine' };

test('a log line carries ids and reasons, never who called, with which token or what they wrote', async ({
  skip,
}) => {
  skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
  const member = await signUp(backend);
  await buy(backend, member);
  await post(backend, 'contract-notice', NOTICE);
  const mend = backend.gate.breakAll(/./);
  await post(backend, 'reconcile', {}, member);
  await post(backend, 'cancel-subscription', {}, member);
  await post(backend, 'billing-portal', {}, member);
  await post(backend, 'delete-account', {}, member);
  mend();
  // Last, because the locks of transactions that could not be rolled back stay for a while.
  backend.storeFaults({ unavailable: true });
  await post(backend, 'contact', PERSON);
  await post(backend, 'contract-notice', NOTICE);
  await post(backend, 'me', {}, member);
  await post(backend, 'activity', { type: 'tool_accessed', data: { mine: 'of mine' } }, member);
  backend.storeFaults({});
  await request(backend, 'stripe-webhook', { method: 'POST', body: PERSON.email });
  // Each of the failures above is logged, so that there is something to look at.
  expect(lines.length).toBeGreaterThanOrEqual(8);
  const text = lines.join('\n');
  expect(text).toContain(member.uid);
  const secrets = [
    ...Object.values(PERSON),
    'of mine',
    member.email,
    member.cookie,
    member.idToken,
    'Mia Muster',
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/eyJ[\w-]+\.|Bearer|sk_test|whsec_|\w@\w/);
});

test('a failed call is logged with its name, the member and the error’s code', async ({ skip }) => {
  skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
  const member = await signUp(backend);
  backend.storeFaults({ unavailable: true });
  await post(backend, 'activity', { type: 'tool_accessed' }, member);
  backend.storeFaults({});
  const failed = lines.filter((line) => line.includes(`"uid":"${member.uid}"`));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('"endpoint":"activity"');
  expect(failed[0]).toMatch(/"error_code":"\d+"/);
});

test.each([
  [
    'a missing index',
    Object.assign(new Error('9 FAILED_PRECONDITION: an index, https://i'), { code: 9 }),
    'https://i',
  ],
  ['a mistake of ours', new TypeError('x is not a function'), 'x is not a function'],
  ['a vendor’s words', new Error('No such customer: mia@example.test'), null],
  ['the body of a request', new SyntaxError('Unexpected token in "secret"'), null],
  ['an address', new TypeError('Invalid: mia@example.test'), 'Invalid: …'],
])('the reason of %s is logged only where it is harmless', (_, error, reason) => {
  lines.splice(0);
  logFailure('request failed', error);
  const text = lines.join('\n');
  if (reason === null) expect(text).toContain('"reason":null');
  else expect(text).toContain(reason);
  expect(text).not.toMatch(/mia@|secret/);
});
