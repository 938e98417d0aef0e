import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { SITE } from '../helpers/api-server-functions.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  await backend.db.recursiveDelete(backend.db.collection('contact_requests'));
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
  await clearMails(backend);
});
afterAll(() => backend.stop());

const MESSAGE = {
  name: ' Mia Muster ',
  email: 'mia@example.test',
  phone: '+49 30 1234567',
  subject: 'Workshop',
  message: 'Guten Tag',
};

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
const PAGE = { ...MESSAGE, website: '', agreed: 'on', locale: 'de' };

function sendJson(body: object, address = '203.0.113.7') {
  return request(backend, 'contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

/** As a page without JavaScript does; browsers say themselves which site a post comes from. */
function postPage(fields: Record<string, string>, headers: Record<string, string> = SAME_SITE) {
  return request(backend, 'contact', {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

function sendForm(fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return request(backend, 'contact', { method: 'POST', body });
}

async function stored() {
  const rows = await backend.db.collection('contact_requests').get();
  return rows.docs.map((row) => row.data());
}

describe('a contact request', () => {
  test('is stored as it was typed, trimmed', async () => {
    backend.setNow(new Date('2026-05-01T08:00:00.000Z'));
    expect((await sendJson(MESSAGE)).status).toBe(200);
    backend.setNow(null);
    expect(await stored()).toEqual([
      {
        ...MESSAGE,
        expires_at: expect.anything() as unknown,
        done: null,
        user_id: null,
        replies: [],
        name: 'Mia Muster',
        name_key: 'mia muster',
        locale: 'en',
        id: expect.any(String) as string,
        created_at: '2026-05-01T08:00:00.000Z',
      },
    ]);
  });

  test('may come as a multipart form with questionnaire answers', async () => {
    const answers = JSON.stringify({ goal: 'mehr „Reichweite“' }, null, 2);
    const response = await sendForm({ ...MESSAGE, questionnaire_answers: answers });
    expect(await response.json()).toEqual({ success: true, copied: true });
    expect(await stored()).toMatchObject([{ questionnaire_answers: answers, name: 'Mia Muster' }]);
  });

  test.each([
    ['a file', { ...MESSAGE, message: new Blob(['x']) }, 'invalid-json'],
    ['a field that is not asked for', { ...MESSAGE, more: 'x' }, 'invalid-input'],
    ['an empty message', { ...MESSAGE, message: ' ' }, 'invalid-input'],
    ['a phone number without digits', { ...MESSAGE, phone: 'abc' }, 'invalid-input'],
  ])('as a form is refused with %s', async (_, fields, code) => {
    expect(await refusal(await sendForm(fields))).toEqual({ status: 400, code });
    expect(await stored()).toEqual([]);
  });

  test('as a broken form is refused', async () => {
    const response = await request(backend, 'contact', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--y nonsense',
    });
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid-json' });
  });

  test('from a robot is thanked for and not stored', async () => {
    const response = await sendJson({ ...MESSAGE, website: 'https://spam.example' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true });
    expect(await stored()).toEqual([]);
    expect(await memberMails(backend)).toEqual([]);
  });

  test('is limited per address, which is kept as a hash only', async () => {
    backend.setNow(new Date('2026-05-01T09:00:00.000Z'));
    for (let index = 0; index < 5; index += 1) {
      expect((await sendJson(MESSAGE)).status).toBe(200);
    }
    const refused = await sendJson(MESSAGE);
    expect(await refusal(refused)).toEqual({ status: 429, code: 'too-many-requests' });
    expect((await sendJson(MESSAGE, '198.51.100.1')).status).toBe(200);
    expect(await stored()).toHaveLength(6);
    const limits = await backend.db.collection('rate_limits').get();
    expect(JSON.stringify(limits.docs.map((row) => [row.id, row.data()]))).not.toContain('203.0');

    backend.setNow(new Date('2026-05-01T09:10:00.000Z'));
    expect((await sendJson(MESSAGE)).status).toBe(200);
    backend.setNow(null);
  });

  test('is limited for a caller who makes addresses up', async () => {
    backend.setNow(new Date('2026-05-01T10:00:00.000Z'));
    const answers: number[] = [];
    for (let index = 0; index <= 5; index += 1) {
      answers.push((await sendJson(MESSAGE, `192.0.2.${index}, 203.0.113.7`)).status);
    }
    backend.setNow(null);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a contact form that is posted without JavaScript', () => {
  test('is stored, and answered with the page in its language', async () => {
    const response = await postPage({ ...PAGE, message: 'Guten Tag\r\nMia' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/contact/sent');
    const [row] = await stored();
    expect(row).toMatchObject({ ...MESSAGE, name: 'Mia Muster', message: 'Guten Tag\nMia' });
    expect(row).not.toHaveProperty('agreed');
    expect(row).toHaveProperty('locale', 'de');
  });

  test('may be multipart, and comes from our site when only its origin is known', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...PAGE, locale: 'en' })) body.set(name, value);
    const headers = { accept: 'text/html', origin: SITE };
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const response = await request(backend, 'contact', init);
    expect(response.headers.get('location')).toBe('/en/contact/sent');
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['without consent', { agreed: '' }],
    ['with an address that is none', { email: 'mia@' }],
    ['with a phone number without digits', { phone: 'abc' }],
    ['with an empty message', { message: ' ' }],
    ['with a field that is not asked for', { more: 'x' }],
    ['with a text that is too long', { message: 'x'.repeat(70_000) }],
  ])('%s redirects to the page that explains what to do', async (_, fields) => {
    const response = await postPage({ ...PAGE, ...fields });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/(de|en)\/contact\/failed$/);
    expect(await stored()).toEqual([]);
  });

  test.each(['//evil.example', 'https://evil.example', '../..', '__proto__', ''])(
    'leads to our own pages, whatever the language %j is',
    async (locale) => {
      const response = await postPage({ ...PAGE, locale });
      expect(response.headers.get('location')).toBe('/en/contact/sent');
    },
  );

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site', origin: SITE }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    const response = await postPage(PAGE, headers);
    expect(await refusal(response)).toEqual({ status: 403, code: 'forbidden' });
    expect(await stored()).toEqual([]);
  });
});
