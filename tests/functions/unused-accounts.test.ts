import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { retention } from '#functions/index.ts';
import { deleteUnusedAccounts } from '#functions/usecases/delete-unused-accounts.ts';
import { PROJECT_ID } from '#scripts/environment.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { DORMANT_NOTICE_DAYS, UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { memberMails } from '../helpers/outgoing-mail.ts';

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

  await deleteUnusedAccounts(new Date());
  expect(await exists(unconfirmed)).toBe(true);
  for (const each of [unconfirmed, member]) await age(each, UNCONFIRMED_DAYS + 1);
  await deleteUnusedAccounts(new Date());
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

  await deleteUnusedAccounts(new Date());
  expect(await exists(visitor)).toBe(true);
  expect(await hasProfile(visitor)).toBe(true);
  expect(await exists(payer)).toBe(true);
  const row = await backend.db.doc(`user_subscriptions/${id}`).get();
  expect(row.get('status')).toBe('active');
});

test('an account that never agreed goes after its time, also where the e-mail is confirmed', async () => {
  const declined = await signUp(backend, { agreed: false });
  await age(declined, UNCONFIRMED_DAYS - 1);
  await deleteUnusedAccounts(new Date());
  expect(await exists(declined)).toBe(true);
  await age(declined, UNCONFIRMED_DAYS + 1);
  await deleteUnusedAccounts(new Date());
  expect(await exists(declined)).toBe(false);
});

/** Days that are two years and a bit. */
const DORMANT_DAYS = 740;

const profileOf = ({ uid }: TestMember) => backend.db.doc(`user_profiles/${uid}`);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A confirmed member whose last visit was so many days ago. */
async function lastHere(days: number): Promise<TestMember> {
  const member = await signUp(backend);
  await age(member, days);
  const visit = { began_at: daysAgo(days), before: null };
  await profileOf(member).update({ created_at: daysAgo(days), visit });
  return member;
}

const noticesTo = async ({ email }: TestMember) =>
  (await memberMails(backend)).filter(({ to }) => to === email);

test('an unused account gets one notice, in both languages, and goes a month later', async () => {
  const member = await lastHere(DORMANT_DAYS);
  const active = await lastHere(690);
  await deleteUnusedAccounts(new Date());
  await deleteUnusedAccounts(new Date());
  expect(await exists(member)).toBe(true);
  const [notice, ...others] = await noticesTo(member);
  expect(others).toEqual([]);
  for (const part of ['Your unused account', 'unbenutztes Konto']) {
    expect(notice?.subject).toContain(part);
  }
  expect(notice?.html).toMatch(/<div lang="en">.*sign in by.*<div lang="de">.*melde dich bis/s);
  expect(await noticesTo(active)).toEqual([]);

  await profileOf(member).update({ deletion_notice_at: daysAgo(DORMANT_NOTICE_DAYS - 1) });
  await deleteUnusedAccounts(new Date());
  expect(await exists(member)).toBe(true);
  await profileOf(member).update({ deletion_notice_at: daysAgo(DORMANT_NOTICE_DAYS + 1) });
  await deleteUnusedAccounts(new Date());
  expect(await exists(member)).toBe(false);
  expect(await hasProfile(member)).toBe(false);
  expect(await exists(active)).toBe(true);
});

test('a visit after the notice keeps the account, and the next notice is a new one', async () => {
  const member = await lastHere(DORMANT_DAYS);
  await profileOf(member).update({ deletion_notice_at: daysAgo(DORMANT_NOTICE_DAYS + 1) });
  await call(backend, 'visit', {}, member);
  await deleteUnusedAccounts(new Date());
  expect(await exists(member)).toBe(true);
  // Long after: the notice is older than the visit.
  const visit = { began_at: daysAgo(DORMANT_DAYS), before: null };
  await profileOf(member).update({ visit, deletion_notice_at: daysAgo(DORMANT_DAYS + 10) });
  await deleteUnusedAccounts(new Date());
  expect(await exists(member)).toBe(true);
  expect(await noticesTo(member)).toHaveLength(1);
});

test('no notice goes to admins, to premium members, or where a contract has not ended', async () => {
  const admin = await lastHere(DORMANT_DAYS);
  await profileOf(admin).update({ subscription_status: 'admin' });
  const guest = await lastHere(DORMANT_DAYS);
  await profileOf(guest).update({
    complimentary: { granted_at: daysAgo(DORMANT_DAYS), ends_at: null },
  });
  await call(backend, 'initialize-pricing-plan', {});
  const payer = await lastHere(DORMANT_DAYS);
  const id = await buy(backend, payer);
  await backend.control.settled();
  // Buying was a visit.
  await profileOf(payer).update({ visit: { began_at: daysAgo(DORMANT_DAYS), before: null } });
  const row = backend.db.doc(`user_subscriptions/${id}`);
  const expectNoNotice = async () => {
    await deleteUnusedAccounts(new Date());
    for (const member of [admin, guest, payer]) {
      const { deletion_notice_at: notice } = (await profileOf(member).get()).data() ?? {};
      expect(notice ?? null).toBeNull();
    }
  };
  await expectNoNotice();
  await row.update({ status: 'past_due', updated_at: daysAgo(DORMANT_DAYS) });
  await expectNoNotice();
  // An ended contract counts as use until its end.
  await row.update({ status: 'canceled', ends_at: daysAgo(90) });
  await expectNoNotice();
  await row.update({ ends_at: daysAgo(DORMANT_DAYS) });
  await deleteUnusedAccounts(new Date());
  expect((await profileOf(payer).get()).get('deletion_notice_at')).not.toBeNull();
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
