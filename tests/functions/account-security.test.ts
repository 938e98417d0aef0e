import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import {
  applyCode,
  beginSession,
  codeIn,
  linkIn,
  olderMember,
} from '../helpers/account-security.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  signedInAt,
  signUp,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await clearMails(backend);
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
});
afterAll(() => backend.stop());

/** The member on another device, who signed in there an hour ago. */
function elsewhere(member: TestMember): TestMember {
  return { ...member, cookie: signedInAt(member.cookie, new Date(Date.now() - HOUR_MS)) };
}

/** A sign-in that was just not late enough. */
function signedInBefore(member: TestMember): TestMember {
  const time = new Date(Date.now() - RECENT_SIGN_IN_MS - 2_000);
  return { ...member, cookie: signedInAt(member.cookie, time) };
}

const newAddress = () => `new-${crypto.randomUUID()}@example.test`;
const addressOf = async ({ uid }: TestMember) => (await backend.auth.getUser(uid)).email;

describe('signing out everywhere', () => {
  test('ends a session that began in the same second', async () => {
    const member = await signUp(backend);
    expect((await post(backend, 'end-sessions', { locale: 'en' }, member)).status).toBe(200);
    expect((await post(backend, 'me', {}, member)).status).toBe(401);
  });

  test('ends every session, removes this browser’s cookie and sends the member one e-mail', async () => {
    const member = await olderMember(backend);
    await beginSession(backend, member.email);
    const other = elsewhere(member);
    expect((await post(backend, 'me', {}, other)).status).toBe(200);

    const answer = await post(backend, 'end-sessions', { locale: 'de' }, member);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^__session=;.*Max-Age=0/);
    expect(await refusal(await post(backend, 'me', {}, other))).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
    await beginSession(backend, member.email);
    expect(await memberMails(backend)).toMatchObject([
      { to: member.email, subject: 'Du bist überall abgemeldet' },
    ]);
  });

  test('sends it also to a member without a session since accounts are checked', async () => {
    const member = await olderMember(backend);
    await call(backend, 'end-sessions', {}, member);
    const [mail, ...more] = await memberMails(backend);
    expect(mail).toMatchObject({ to: member.email, subject: 'You are signed out everywhere' });
    expect(more).toEqual([]);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const member = await olderMember(backend);
    const other = elsewhere(member);
    const refused = await post(backend, 'end-sessions', {}, signedInBefore(member));
    expect(await refusal(refused)).toEqual({ status: 403, code: 'recent-sign-in-required' });
    expect((await post(backend, 'me', {}, other)).status).toBe(200);
    expect(await memberMails(backend)).toEqual([]);
  });
});

describe('a new address', () => {
  test('is the account’s once the link in its mailbox is opened, and not before', async () => {
    const member = await signUp(backend);
    const email = newAddress();
    await call(backend, 'change-email', { email: email.toUpperCase(), locale: 'de' }, member);
    const [mail, ...more] = await memberMails(backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Bestätige deine neue E-Mail-Adresse' });
    const link = linkIn(mail?.text);
    expect(link.pathname).toBe('/de/reset-password');
    expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail');
    expect(link.searchParams.get('lang')).toBe('de');
    expect(await addressOf(member)).toBe(member.email);
    await applyCode(codeIn(mail?.text));
    expect(await addressOf(member)).toBe(email);
  });

  test('cannot be taken with a code that is made up or was used', async () => {
    const member = await signUp(backend);
    await call(backend, 'change-email', { email: newAddress() }, member);
    const [mail] = await memberMails(backend);
    const code = codeIn(mail?.text);
    await expect(applyCode(`${code}x`)).rejects.toThrow('INVALID_OOB_CODE');
    expect(await addressOf(member)).toBe(member.email);
    await applyCode(code);
    await expect(applyCode(code)).rejects.toThrow('INVALID_OOB_CODE');
  });

  test('goes to the account that confirms it first, when two ask for it', async () => {
    const [mia, tom] = [await signUp(backend), await signUp(backend)];
    const email = newAddress();
    for (const member of [mia, tom]) await call(backend, 'change-email', { email }, member);
    const [ofMia, ofTom] = await memberMails(backend);
    await applyCode(codeIn(ofTom?.text));
    await expect(applyCode(codeIn(ofMia?.text))).rejects.toThrow('EMAIL_EXISTS');
    expect(await addressOf(mia)).toBe(mia.email);
  });

  test('is answered alike whether it is free, taken or the same, and its mailbox alone learns which', async () => {
    const [member, other] = [await signUp(backend), await signUp(backend)];
    const answers: string[] = [];
    for (const email of [newAddress(), other.email, member.email]) {
      const answer = await post(backend, 'change-email', { email }, member);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers)).toEqual(new Set(['200 {"success":true}']));
    const mails = await memberMails(backend);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your new email address',
      'This email address already has an account',
      'This already is your email address',
    ]);
    expect(mails.map(({ text }) => codeIn(text) !== '')).toEqual([true, false, false]);
    // The e-mail does not name the account that asked for the change.
    expect(mails[1]?.text).not.toContain(member.email);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const member = signedInBefore(await olderMember(backend));
    const before = await storedDocuments(backend.db);
    const refused = await post(backend, 'change-email', { email: newAddress() }, member);
    expect(await refusal(refused)).toEqual({ status: 403, code: 'recent-sign-in-required' });
    expect(await storedDocuments(backend.db)).toEqual(before);
  });

  test('is asked for three times a day at one mailbox, and five times in ten minutes by one member', async () => {
    const [mia, tom] = [await signUp(backend), await signUp(backend)];
    // The ten minutes do not end meanwhile.
    backend.setNow(new Date());
    onTestFinished(() => backend.setNow(null));
    const email = newAddress();
    for (const tag of ['', '+1', '+2']) {
      const tagged = email.replace('@', `${tag}@`);
      await call(backend, 'change-email', { email: tagged }, mia);
    }
    for (const member of [mia, tom]) {
      const refused = await post(backend, 'change-email', { email }, member);
      expect(await refusal(refused)).toEqual({ status: 429, code: 'too-many-requests' });
    }
    for (const next of [newAddress(), newAddress()]) {
      await call(backend, 'change-email', { email: next }, mia);
    }
    const refused = await post(backend, 'change-email', { email: newAddress() }, mia);
    expect(await refusal(refused)).toEqual({ status: 429, code: 'too-many-requests' });
    await call(backend, 'change-email', { email: newAddress() }, tom);
  });
});

describe('a new name', () => {
  test('is the account’s and the profile’s, each part without needless spaces', async () => {
    const member = await olderMember(backend);
    const input = { firstName: ' Anna  Maria ', lastName: 'Muster' };
    expect(await call(backend, 'change-name', input, member)).toEqual({
      name: 'Anna Maria Muster',
    });
    expect((await call(backend, 'me', {}, member)).profile).toMatchObject({
      name: 'Anna Maria Muster',
      first_name: 'Anna Maria',
      last_name: 'Muster',
    });
    expect((await backend.auth.getUser(member.uid)).displayName).toBe('Anna\u00a0Maria Muster');
  });

  test('needs both parts', async () => {
    const member = await olderMember(backend);
    const answer = await post(backend, 'change-name', { firstName: 'Mina', lastName: ' ' }, member);
    expect(await refusal(answer)).toEqual({ status: 400, code: 'invalid-input' });
  });
});
