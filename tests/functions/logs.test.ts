import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, request, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { isOfficialFirestore } from '#tests/rules/rules-backend.ts';

/** What the functions log. Their logger keeps the console's methods from when it is imported. */
const lines = vi.hoisted(() => {
  const kept: string[] = [];
  for (const channel of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[channel] = (...parts: unknown[]) => kept.push(parts.map(String).join(' '));
  }
  return kept;
});

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

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
  skip(isOfficialFirestore, 'Needs a store that can be told to fail.');
  const member = await signUp(backend);
  await buy(backend, member);
  await post(backend, 'contract-notice', NOTICE);
  await backend.storeFaults({ unavailable: true });
  await post(backend, 'contact', PERSON);
  await post(backend, 'contract-notice', NOTICE);
  await post(backend, 'me', {}, member);
  await post(backend, 'activity', { type: 'tool_accessed', data: { mine: 'of mine' } }, member);
  await backend.storeFaults({});
  const mend = backend.gate.breakAll(/./);
  await post(backend, 'me', { reconcile: true }, member);
  await post(backend, 'cancel-subscription', {}, member);
  await post(backend, 'billing-portal', {}, member);
  await post(backend, 'delete-account', {}, member);
  mend();
  await request(backend, 'stripe-webhook', { method: 'POST', body: PERSON.email });
  // Each of the failures above is logged, so that there is something to look at.
  expect(lines.length).toBeGreaterThanOrEqual(8);
  const text = lines.join('\n');
  expect(text).toContain(member.uid);
  const secrets = [...Object.values(PERSON), 'of mine', member.email, member.token, 'Mia Muster'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/eyJ[\w-]+\.|Bearer|sk_test|whsec_|\w@\w/);
}, 120_000);
