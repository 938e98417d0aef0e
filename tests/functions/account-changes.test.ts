import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncAccount } from '#functions/usecases/sync-account.ts';
import { userProfileSchema } from '#shared/entities/profile.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import {
  applyCode,
  beginSession,
  codeIn,
  olderMember,
  recoveryCode,
} from '../helpers/account-security.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  signIn,
  cookieOf,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
beforeEach(async () => {
  await clearMails(backend);
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
});
afterAll(() => backend.stop());

async function profileOf({ uid }: TestMember) {
  return userProfileSchema.parse((await backend.db.doc(`user_profiles/${uid}`).get()).data());
}

/** A member whose profile knows the account as it is. */
async function knownMember(): Promise<TestMember> {
  const member = await olderMember(backend);
  await beginSession(backend, member.email);
  return member;
}

/** Gives the account a new address, as the link in its mailbox does. */
async function moveTo(member: TestMember, email: string): Promise<void> {
  await clearMails(backend);
  await call(backend, 'change-email', { email }, member);
  const [mail] = await memberMails(backend);
  await applyCode(codeIn(mail?.text));
  await clearMails(backend);
}

const newAddress = () => `new-${crypto.randomUUID()}@example.test`;
const NEW_PASSWORD = 'another long enough password';

describe('a session', () => {
  test('stores at first since when sessions are valid, and sends no e-mail', async () => {
    const member = await olderMember(backend);
    await beginSession(backend, member.email);
    const { tokensValidAfterTime = '' } = await backend.auth.getUser(member.uid);
    const { sessions_valid_after: noted } = await profileOf(member);
    expect(noted).toBe(new Date(tokensValidAfterTime).toISOString());
    await beginSession(backend, member.email);
    expect(await memberMails(backend)).toEqual([]);
  });

  test('reports a changed password in one e-mail, also when two sessions begin together', async () => {
    const member = await knownMember();
    await backend.auth.updateUser(member.uid, { password: NEW_PASSWORD });
    const again = () => beginSession(backend, member.email, { password: NEW_PASSWORD });
    await Promise.all([again(), again()]);
    await again();
    const [mail, ...more] = await memberMails(backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: member.email,
      subject: 'The sign-in of your account has changed',
    });
  });

  test('takes over a new address, writes to it once, and sends nothing to the old one', async () => {
    const member = await knownMember();
    const email = newAddress();
    await moveTo(member, email);
    // Firebase ends the sessions with the address, its emulator does not.
    await backend.auth.revokeRefreshTokens(member.uid);
    const again = () => beginSession(backend, email, { locale: 'de' });
    await Promise.all([again(), again()]);
    await again();
    expect(await memberMails(backend)).toMatchObject([
      { to: email, subject: 'Dein Konto hat eine neue E-Mail-Adresse' },
    ]);
    expect(await profileOf(member)).toMatchObject({
      email,
      former_emails: [{ email: member.email }],
    });
  });

  test('brings the operator’s search and Stripe’s customer the new address', async () => {
    const member = await knownMember();
    const order = { planId: DEFAULT_PLAN_ID };
    await call(backend, 'create-checkout-session', order, member);
    const email = newAddress();
    await moveTo(member, email);
    await beginSession(backend, email);
    const admin = await signUpAdmin(backend);
    const found = await call(backend, 'operations', { action: 'members', email }, admin);
    expect(found).toMatchObject({ rows: [{ uid: member.uid, email }] });
    expect(await emailAtStripe(member)).toBe(email);
    expect(await profileOf(member)).toMatchObject({ stripe_email_due: false });
  });

  test('begins while Stripe is down, and the next session updates the address there', async () => {
    const member = await knownMember();
    await call(backend, 'create-checkout-session', { planId: DEFAULT_PLAN_ID }, member);
    const email = newAddress();
    await moveTo(member, email);
    const undo = backend.gate.breakAll(/^POST \/v1\/customers\//);
    await beginSession(backend, email);
    undo();
    expect(await emailAtStripe(member)).toBe(member.email);
    await beginSession(backend, email);
    expect(await emailAtStripe(member)).toBe(email);
    expect(await memberMails(backend)).toHaveLength(1);
  });

  test('takes nothing back by what it heard before another one followed the account', async () => {
    const member = await knownMember();
    const before = await profileOf(member);
    const email = newAddress();
    await moveTo(member, email);
    await beginSession(backend, email);
    const sessionsValidAfter = before.sessions_valid_after ?? '';
    const late = { email: member.email, sessionsValidAfter };
    await syncAccount(await profileOf(member), late, 'en', new Date());
    expect(await profileOf(member)).toMatchObject({ email });
    expect(await memberMails(backend)).toHaveLength(1);
  });

  test('goes back to an address that was recovered', async () => {
    const member = await knownMember();
    const email = newAddress();
    // The emulator writes to the old address after this change alone, not after one by link.
    await backend.auth.updateUser(member.uid, { email, emailVerified: true });
    await beginSession(backend, email);
    await applyCode(await recoveryCode(member.email));
    await beginSession(backend, member.email);
    expect(await profileOf(member)).toMatchObject({
      email: member.email,
      former_emails: [{ email }],
    });
    const mails = await memberMails(backend);
    expect(mails.map(({ to }) => to)).toEqual([email, member.email]);
  });
});

async function emailAtStripe({ uid }: TestMember): Promise<string | null> {
  const id = String((await backend.db.doc(`stripe_customers/${uid}`).get()).get('customer_id'));
  const customer = await backend.stripe.customers.retrieve(id);
  return 'email' in customer ? customer.email : null;
}

describe('what came from a former address', () => {
  const write = (email: string, message: string) =>
    call(backend, 'contact', { name: 'Mia', email, phone: '030', subject: 'x', message });
  const messages = async () => {
    const { docs } = await backend.db.collection('contact_requests').get();
    return docs.map((row): unknown => row.get('message')).sort();
  };

  /** A member who wrote from two addresses, the first of which belongs to another person by now. */
  async function movedMember(): Promise<TestMember> {
    const member = await knownMember();
    await write(member.email, 'before');
    const email = newAddress();
    await moveTo(member, email);
    await beginSession(backend, email);
    await write(email, 'after');
    await write(member.email, 'of the other person');
    const idToken = await signIn(email);
    return { ...member, email, cookie: await cookieOf(backend, idToken) };
  }

  beforeEach(() => backend.db.recursiveDelete(backend.db.collection('contact_requests')));

  test('is in the member’s download, and what another person sends from it is not', async () => {
    const member = await movedMember();
    const input = { collection: 'contact_requests' };
    const { rows } = await call(backend, 'my-data', input, member);
    expect(rows.map(({ message }) => message).sort()).toEqual(['after', 'before']);
  });

  test('is deleted with the account, and what another person sends from it stays', async () => {
    const member = await movedMember();
    const mails = backend.db.collection('mail').where('to', 'array-contains', member.email);
    for (const { ref } of (await mails.get()).docs)
      await ref.update({ 'delivery.state': 'SUCCESS' });
    await call(backend, 'delete-account', {}, member);
    expect(await messages()).toEqual(['of the other person']);
    const subjects = (await mails.get()).docs.map((row): unknown => row.get('message.subject'));
    expect(subjects).toEqual(['Your account is deleted']);
  });
});
