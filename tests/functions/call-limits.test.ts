import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, request, signUp } from '../helpers/api-server-client.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  backend.setNow(new Date('2026-05-01T08:00:00.000Z'));
});
beforeEach(() => backend.db.recursiveDelete(backend.db.collection('rate_limits')));
afterAll(() => backend.stop());

const TOO_MANY = { status: 429, code: 'too-many-requests' };

describe('calls that ask Stripe', () => {
  test.each([
    'create-checkout-session',
    'cancel-subscription',
    'resume-subscription',
    'billing-portal',
  ])('%s is limited per member, and no other member pays for it', async (endpoint) => {
    const body = endpoint === 'create-checkout-session' ? { planId: 'gone' } : {};
    const member = await signUp(backend);
    for (let index = 0; index < 20; index += 1) {
      expect((await post(backend, endpoint, body, member)).status).not.toBe(429);
    }
    const before = backend.gate.requests.length;
    expect(await refusal(await post(backend, endpoint, body, member))).toEqual(TOO_MANY);
    expect(backend.gate.requests).toHaveLength(before);
    const other = await signUp(backend);
    expect((await post(backend, endpoint, body, other)).status).not.toBe(429);
  });

  test('share one limit, which leaves me with what is stored', async () => {
    const member = await signUp(backend);
    for (let index = 0; index < 20; index += 1) {
      await post(backend, 'billing-portal', {}, member);
    }
    const before = backend.gate.requests.length;
    const { profile } = await call(backend, 'reconcile', {}, member);
    expect(profile.id).toBe(member.uid);
    expect(backend.gate.requests).toHaveLength(before);
  });

  test('making the plan is limited while it has to be made, and not once it is there', async () => {
    await backend.db.recursiveDelete(backend.db.collection('pricing_plans'));
    const mend = backend.gate.breakAll(/./);
    for (let index = 0; index < 30; index += 1) await post(backend, 'initialize-pricing-plan', {});
    expect(await refusal(await post(backend, 'initialize-pricing-plan', {}))).toEqual(TOO_MANY);
    mend();
    await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
    await call(backend, 'initialize-pricing-plan', {});
    for (let index = 0; index < 31; index += 1) await call(backend, 'initialize-pricing-plan', {});
  });
});

describe('everybody together has a limit a day, in shards, because no document may be everybody’s', () => {
  const PERSON = { name: 'Mia', email: 'mia@example.test' };

  test.each([
    ['contact', 'contact-all', { ...PERSON, phone: '030', subject: 'x', message: 'y' }],
    ['send-confirmation', 'confirmation-all', { email: PERSON.email }],
  ])('of %s', async (endpoint, key, body) => {
    expect((await post(backend, endpoint, body)).status).toBe(200);
    const limits = backend.db.collection('rate_limits');
    const used = (await limits.get()).docs.filter(({ id }) => id.startsWith(key));
    expect(used.map(({ id }) => id)).toEqual([expect.stringMatching(/-\d$/)]);
    const full = { ...used[0]?.data(), count: 1_000 };
    for (let shard = 0; shard < 10; shard += 1) await limits.doc(`${key}-${shard}`).set(full);
    expect(await refusal(await post(backend, endpoint, body))).toEqual(TOO_MANY);
  });
});

test('signing in with Google is limited per address', async () => {
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token',
  });
  const signIn = (address: string) =>
    request(backend, 'google-sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ code: 'x', verifier: 'v'.repeat(43) }),
    });
  for (let index = 0; index < 60; index += 1) {
    expect((await signIn('203.0.113.7')).status).toBe(503);
  }
  expect(await refusal(await signIn('203.0.113.7'))).toEqual(TOO_MANY);
  expect((await signIn('203.0.113.8')).status).toBe(503);
});
