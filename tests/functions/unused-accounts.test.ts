import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { retention } from '#functions/index.ts';
import { forgetUnusedAccounts } from '#functions/usecases/forget-unused-accounts.ts';
import { PROJECT_ID } from '#scripts/environment.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/**
 * Makes an account so many days old. All test files share the Auth emulator, so the accounts and not
 * the clock are moved: a later clock would take everybody's.
 */
async function age({ uid }: TestMember, days: number): Promise<void> {
  const base = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${base}/projects/${PROJECT_ID}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, createdAt: String(Date.now() - days * DAY_MS) }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses: ${await response.text()}`);
}

const exists = ({ uid }: TestMember) =>
  backend.auth.getUser(uid).then(
    () => true,
    () => false,
  );
const hasProfile = async ({ uid }: TestMember) =>
  (await backend.db.doc(`user_profiles/${uid}`).get()).exists;

test('an account that is never confirmed goes with its data, after its time and not before', async () => {
  const unconfirmed = await signUp(backend, { verified: false });
  const member = await signUp(backend);
  for (const each of [unconfirmed, member]) {
    await age(each, UNCONFIRMED_DAYS - 1);
  }
  // Sent by another person, whose address it may be.
  const request = {
    name: 'Mia',
    email: unconfirmed.email,
    phone: '030',
    subject: 'x',
    message: 'y',
  };
  await call(backend, 'contact', request);

  await forgetUnusedAccounts(new Date());
  expect(await exists(unconfirmed)).toBe(true);
  for (const each of [unconfirmed, member]) await age(each, UNCONFIRMED_DAYS + 1);
  await forgetUnusedAccounts(new Date());
  expect(await exists(unconfirmed)).toBe(false);
  expect(await hasProfile(unconfirmed)).toBe(false);
  expect(await exists(member)).toBe(true);
  expect(await hasProfile(member)).toBe(true);
  const requests = await backend.db.collection('contact_requests').get();
  expect(requests.docs.map((row) => row.get('email') as string)).toContain(unconfirmed.email);
});

test('a member whose new address is not confirmed keeps the account and its data', async () => {
  await call(backend, 'initialize-pricing-plan', {});
  const visitor = await signUp(backend);
  await call(backend, 'visit', {}, visitor);
  const payer = await signUp(backend);
  const id = await buy(backend, payer);
  await backend.control.settled();
  for (const each of [visitor, payer]) {
    await backend.auth.updateUser(each.uid, {
      email: `${randomUUID()}@example.test`,
      emailVerified: false,
    });
    await age(each, UNCONFIRMED_DAYS + 1);
  }

  await forgetUnusedAccounts(new Date());
  expect(await exists(visitor)).toBe(true);
  expect(await hasProfile(visitor)).toBe(true);
  expect(await exists(payer)).toBe(true);
  const row = await backend.db.doc(`user_subscriptions/${id}`).get();
  expect(row.get('status')).toBe('active');
});

test('an account that never agreed goes after its time, also where the e-mail is confirmed', async () => {
  const declined = await signUp(backend, { agreed: false });
  await age(declined, UNCONFIRMED_DAYS - 1);
  await forgetUnusedAccounts(new Date());
  expect(await exists(declined)).toBe(true);
  await age(declined, UNCONFIRMED_DAYS + 1);
  await forgetUnusedAccounts(new Date());
  expect(await exists(declined)).toBe(false);
});

test('the nightly job logs where it stopped', async () => {
  const broken = await signUp(backend, { verified: false });
  await backend.db.doc(`stripe_customers/${broken.uid}`).set({ customer_id: 7 });
  await age(broken, UNCONFIRMED_DAYS + 1);
  await expect(retention.run({ scheduleTime: new Date().toISOString() })).rejects.toThrow(
    'names no customer',
  );
  await backend.auth.deleteUser(broken.uid);
});
