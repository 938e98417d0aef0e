import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signedInAt, signUp } from '../helpers/api-server-client.ts';
import { memberMails, operatorMails } from '../helpers/outgoing-mail.ts';

const NOW = '2026-05-01T08:00:00.000Z';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await backend.db.recursiveDelete(backend.db.collection('contract_notices'));
  await backend.db.recursiveDelete(backend.db.collection('mail'));
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
  backend.setNow(new Date(NOW));
});
afterAll(() => backend.stop());

const DECLARANT = { name: ' Mia Muster ', email: 'mia@example.test', contract: 'Community Access' };
const WITHDRAWAL = { kind: 'withdrawal', ...DECLARANT };

async function stored() {
  const rows = await backend.db.collection('contract_notices').get();
  return rows.docs.map((row) => row.data());
}

test('a cancellation is stored as declared and its receipt confirmed with reference and time', async () => {
  const notice = {
    kind: 'cancellation',
    ...DECLARANT,
    cause: 'for_cause',
    reason: 'Umzug',
    ends_on: '2026-06-30',
    locale: 'de',
  };
  const { reference, received_at } = await call(backend, 'contract-notice', notice);
  expect(received_at).toBe(NOW);
  expect(reference).toMatch(/^[A-Z2-9]{10}$/);
  expect(await stored()).toEqual([
    {
      ...notice,
      name: 'Mia Muster',
      id: reference,
      received_at: NOW,
      repeats: 0,
      repeated_at: [],
      user_id: null,
      done: null,
      expires_at: expect.anything() as unknown,
    },
  ]);
});

test.each([
  [
    'en',
    'I cancel the contract “Community Access” for cause.',
    'Your cancellation has been received',
  ],
  [
    'de',
    'Hiermit kündige ich den Vertrag „Community Access“ außerordentlich aus wichtigem Grund.',
    'Ihre Kündigung ist eingegangen',
  ],
])('its receipt goes out by e-mail at once, in %s', async (locale, declared, subject) => {
  const notice = {
    kind: 'cancellation',
    ...DECLARANT,
    cause: 'for_cause',
    reason: 'Umzug',
    locale,
  };
  const { reference } = await call(backend, 'contract-notice', notice);
  const [mail] = await memberMails(backend);
  expect(mail?.to).toBe('mia@example.test');
  expect(mail?.subject).toBe(`${subject} (${reference})`);
  for (const part of [reference, 'Mia Muster', declared, '2026']) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
});

test('a cancellation without more is an ordinary one at the earliest possible date', async () => {
  await call(backend, 'contract-notice', { kind: 'cancellation', ...DECLARANT });
  const [notice] = await stored();
  expect(notice).toMatchObject({ cause: 'ordinary', locale: 'en' });
  expect(notice).not.toHaveProperty('ends_on');
});

test('a withdrawal needs neither an account nor a reason', async () => {
  const { reference } = await call(backend, 'contract-notice', WITHDRAWAL);
  expect(await stored()).toMatchObject([{ kind: 'withdrawal', id: reference }]);
});

test.each([
  ['another kind', { ...WITHDRAWAL, kind: 'complaint' }],
  ['no contract', { ...WITHDRAWAL, contract: ' ' }],
  ['no address to answer to', { ...WITHDRAWAL, email: 'mia' }],
  ['a date on a withdrawal', { ...WITHDRAWAL, ends_on: '2026-06-30' }],
  ['a day that does not exist', { ...DECLARANT, kind: 'cancellation', ends_on: '2026-02-30' }],
])('a notice with %s is refused and not stored', async (_, notice) => {
  const refused = await refusal(await post(backend, 'contract-notice', notice));
  expect(refused).toEqual({ status: 400, code: 'invalid-input' });
  expect(await stored()).toEqual([]);
});

test.each([
  ['en', 'I withdraw from the contract “Community Access”.'],
  ['de', 'Hiermit widerrufe ich den Vertrag „Community Access“.'],
])('the receipt of a withdrawal repeats the declaration, in %s', async (locale, declared) => {
  await call(backend, 'contract-notice', { ...WITHDRAWAL, locale });
  const [mail] = await memberMails(backend);
  expect(mail?.text).toContain(declared);
});

describe('the same declaration again', () => {
  const again = (fields: object = {}) =>
    call(backend, 'contract-notice', { ...WITHDRAWAL, ...fields });

  test('on the same day has the same reference, and its own time', async () => {
    const first = await again();
    backend.setNow(new Date('2026-05-01T21:59:00.000Z'));
    const second = await again({ email: 'MIA@example.test', locale: 'de' });
    expect(second).toEqual({ ...first, received_at: '2026-05-01T21:59:00.000Z' });
    expect(await stored()).toMatchObject([
      { received_at: NOW, repeats: 1, repeated_at: ['2026-05-01T21:59:00.000Z'] },
    ]);
  });

  test.each([
    ['another name', { name: 'Mio Muster' }],
    ['another contract', { contract: 'Other' }],
    ['another kind', { kind: 'cancellation' }],
    ['another reason', { kind: 'cancellation', cause: 'for_cause', reason: 'Umzug' }],
  ])('with %s is another one', async (_, fields) => {
    await again();
    await again(fields);
    expect(await stored()).toHaveLength(2);
  });

  test('is another one on the next day in Germany', async () => {
    await again();
    backend.setNow(new Date('2026-05-01T22:00:00.000Z'));
    await again();
    expect(await stored()).toHaveLength(2);
  });

  test('is reported to the operator once', async () => {
    await again();
    await again();
    expect(await operatorMails(backend)).toHaveLength(1);
  });
});

describe('a member who is signed in', () => {
  const CAUSE = {
    kind: 'cancellation',
    cause: 'for_cause',
    reason: 'No live chats.\nSee https://mine.example',
  };

  test('gets what they declared in full, with the reason, and is known in the row', async () => {
    const member = await signUp(backend);
    const notice = { ...DECLARANT, ...CAUSE, email: member.email.toUpperCase() };
    const { mailed } = await call(backend, 'contract-notice', notice, member);
    expect(mailed).toBe(true);
    const [mail, ...more] = await memberMails(backend);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(member.email);
    expect(mail?.text).toContain(CAUSE.reason);
    expect(await stored()).toMatchObject([{ user_id: member.uid }]);
  });

  test('gets it at their own address, and the typed address gets a short one', async () => {
    const member = await signUp(backend);
    await call(backend, 'contract-notice', { ...DECLARANT, ...CAUSE }, member);
    const mails = await memberMails(backend);
    expect(mails.map(({ to }) => to).sort()).toEqual([DECLARANT.email, member.email].sort());
    const typed = mails.find(({ to }) => to === DECLARANT.email);
    expect(typed?.text).not.toContain('live chats');
  });

  test.each(['whose session was ended', 'whose account is gone', 'with nonsense for a session'])(
    '%s is taken for anybody',
    async (who) => {
      const member = await signUp(backend);
      const { cookie } = member;
      if (who === 'whose account is gone') await backend.auth.deleteUser(member.uid);
      if (who === 'whose session was ended') member.cookie = signedInAt(cookie, new Date(0));
      if (who === 'with nonsense for a session') member.cookie = '__session=nonsense';
      await backend.auth.revokeRefreshTokens(member.uid).catch(() => undefined);
      const notice = { ...DECLARANT, ...CAUSE, email: member.email };
      await call(backend, 'contract-notice', notice, member);
      expect(await stored()).toMatchObject([{ user_id: null }]);
      const [mail] = await memberMails(backend);
      expect(mail?.text).not.toContain('live chats');
    },
  );
});

test('the receipt writes the desired end as a day', async () => {
  const notice = { kind: 'cancellation', ...DECLARANT, ends_on: '2026-06-30', locale: 'de' };
  await call(backend, 'contract-notice', notice);
  const [mail] = await memberMails(backend);
  expect(mail?.text).toContain('Gewünschter Zeitpunkt: 30. Juni 2026');
});

test('a contract may end today in Germany, and not earlier', async () => {
  backend.setNow(new Date('2026-05-01T22:30:00.000Z'));
  const notice = { kind: 'cancellation', ...DECLARANT };
  await call(backend, 'contract-notice', { ...notice, ends_on: '2026-05-02' });
  const late = await post(backend, 'contract-notice', { ...notice, ends_on: '2026-05-01' });
  expect(await refusal(late)).toEqual({ status: 400, code: 'invalid-input' });
  expect(await stored()).toHaveLength(1);
});
