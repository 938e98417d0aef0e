import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, request } from '../helpers/api-server-client.ts';
import { memberMails } from '../helpers/outgoing-mail.ts';

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
      done: null,
      expires_at: expect.anything() as unknown,
    },
  ]);
});

test.each([
  ['en', 'Cancellation for cause', 'Your cancellation has been received'],
  ['de', 'Außerordentliche Kündigung', 'Ihre Kündigung ist eingegangen'],
])('its receipt goes out by e-mail at once, in %s', async (locale, cause, subject) => {
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
  for (const part of [reference, 'Mia Muster', 'Community Access', cause, '2026']) {
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

test('notices are limited per address, apart from contact requests', async () => {
  for (let index = 0; index < 5; index += 1) {
    await call(backend, 'contract-notice', { ...WITHDRAWAL, email: `mia${index}@example.test` });
  }
  const refused = await refusal(await post(backend, 'contract-notice', WITHDRAWAL));
  expect(refused).toEqual({ status: 429, code: 'too-many-requests' });
  expect(await stored()).toHaveLength(5);
  expect(await memberMails(backend)).toHaveLength(5);
  const { name, email } = DECLARANT;
  await call(backend, 'contact', { name, email, phone: '030', subject: 'x', message: 'y' });
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

describe('a notice that is posted without JavaScript', () => {
  const postPage = (fields: Record<string, string>, site = 'same-origin') =>
    request(backend, 'contract-notice', {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': site },
      body: new URLSearchParams({ ...DECLARANT, locale: 'de', ...fields }),
      redirect: 'manual',
    });

  test('is stored without what was left empty, and its receipt goes out by e-mail', async () => {
    const unused = { cause: 'ordinary', reason: 'hidden by now', ends_on: '' };
    const response = await postPage({ kind: 'cancellation', ...unused });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/cancel-contract/sent');
    const [notice] = await stored();
    expect(notice).toMatchObject({ kind: 'cancellation', cause: 'ordinary', locale: 'de' });
    expect(notice).not.toHaveProperty('reason');
    expect(notice).not.toHaveProperty('ends_on');
    expect(await memberMails(backend)).toHaveLength(1);
  });

  test('keeps the reason of a cancellation for cause', async () => {
    await postPage({ kind: 'cancellation', cause: 'for_cause', reason: 'Umzug' });
    expect(await stored()).toMatchObject([{ cause: 'for_cause', reason: 'Umzug' }]);
  });

  test.each([
    ['withdrawal', { email: 'mia' }, 'withdraw-contract'],
    ['cancellation', { name: ' ' }, 'cancel-contract'],
    ['cancellation', { ends_on: '2026-04-30' }, 'cancel-contract'],
  ])(
    'as a %s with %j redirects to the page that explains what to do',
    async (kind, fields, page) => {
      const response = await postPage({ kind, ...fields });
      expect(response.headers.get('location')).toBe(`/de/${page}/failed`);
      expect(await stored()).toEqual([]);
    },
  );

  test('is refused when it comes from another site', async () => {
    const response = await postPage({ kind: 'withdrawal' }, 'cross-site');
    expect(await refusal(response)).toEqual({ status: 403, code: 'forbidden' });
    expect(await stored()).toEqual([]);
  });
});
