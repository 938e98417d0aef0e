import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE } from '#src/site.config.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUp } from '../helpers/api-server-client.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await backend.db.recursiveDelete(backend.db.collection('contact_requests'));
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
  await clearMails(backend);
});
afterEach(() => backend.setNow(null));
afterAll(() => backend.stop());

const MESSAGE = {
  name: 'Mia Muster',
  email: 'mia@example.test',
  phone: '+49 30 1234567',
  subject: 'Workshop',
  message: 'Guten Tag',
};

async function stored() {
  const rows = await backend.db.collection('contact_requests').get();
  return rows.docs.map((row) => row.data());
}

describe('the copy of a contact request', () => {
  test.each([
    ['en', 'You will hear from us by 5 May 2026.'],
    ['de', 'Bis zum 5. Mai 2026 hörst du von uns.'],
  ])('names the day of the answer, in %s: two working days, without holidays', async (...row) => {
    const [locale, sentence] = row;
    // A Thursday evening before a holiday and a weekend.
    backend.setNow(new Date('2026-04-30T18:00:00.000Z'));
    expect(await call(backend, 'contact', { ...MESSAGE, locale })).toMatchObject({ copied: true });
    const [mail, ...more] = await memberMails(backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: MESSAGE.email, replyTo: SITE.email });
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain(MESSAGE.subject);
  });

  test('repeats of a stranger’s words name and subject only, without links and markup', async () => {
    await call(backend, 'contact', {
      ...MESSAGE,
      name: '<b>Mia</b> www.evil.example',
      subject: `Win now: https://evil.example/x evil.example ${'x'.repeat(100)}`,
      message: 'Open https://evil.example and pay',
    });
    const [mail] = await memberMails(backend);
    expect(mail?.text).not.toMatch(/evil\.example|https:\/\/evil|pay|<b>|x{90}/);
    expect(mail?.text).toContain('Win now:');
    expect(mail?.subject).not.toContain('Win');
  });

  test('goes three times a day to one mailbox; the request is stored all the same', async () => {
    backend.setNow(new Date('2026-05-04T08:00:00.000Z'));
    const copied: boolean[] = [];
    for (const email of [MESSAGE.email, 'MIA@example.test', 'mia+a@example.test', MESSAGE.email]) {
      copied.push((await call(backend, 'contact', { ...MESSAGE, email })).copied);
    }
    expect(copied).toEqual([true, true, true, false]);
    expect(await memberMails(backend)).toHaveLength(3);
    expect(await stored()).toHaveLength(4);
    expect(await operatorMails(backend)).toHaveLength(4);
  });

  test('is whole for a member at the account’s address, and the request carries the account', async () => {
    const member = await signUp(backend);
    const message = 'See https://example.test/x';
    await call(backend, 'contact', { ...MESSAGE, email: member.email, message }, member);
    expect(await stored()).toMatchObject([{ user_id: member.uid }]);
    const [mail] = await memberMails(backend);
    expect(mail?.text).toContain(message);
    const [report] = await operatorMails(backend);
    expect(report?.html).toContain(`#members/${member.uid}`);

    // To another address it is a stranger's.
    await call(backend, 'contact', { ...MESSAGE, message }, member);
    const toOther = (await memberMails(backend)).find(({ to }) => to === MESSAGE.email);
    expect(toOther?.text).not.toContain(message);
  });
});

test('what a member sends with another address goes with the account, and is in its download', async () => {
  const member = await signUp(backend);
  await call(backend, 'contact', MESSAGE, member);
  await call(backend, 'contact', MESSAGE);
  const { rows } = await call(backend, 'my-data', { collection: 'contact_requests' }, member);
  expect(rows).toMatchObject([{ user_id: member.uid }]);
  expect((await post(backend, 'delete-account', {}, member)).status).toBe(200);
  expect(await stored()).toMatchObject([{ user_id: null }]);
});
