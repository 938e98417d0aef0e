import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_DATA_PAGE } from '#shared/limits.ts';
import { OWN_DATA } from '#shared/rules/retention.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { forged } from '../helpers/forged-cursor.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

const page = (member: TestMember, input: object) => call(backend, 'my-data', input, member);

test('a member gets what is stored about them, collection by collection, and nothing of others', async () => {
  const [mia, tom] = [await signUp(backend), await signUp(backend)];
  for (const member of [mia, tom]) {
    await call(backend, 'me', {}, member);
    await call(backend, 'activity', { type: 'tool_accessed' }, member);
    await buy(backend, member);
    await backend.control.settled();
    const star = { action: 'favourite', key: 'brief', on: true };
    await call(backend, 'member-library', star, member);
    const filled = { action: 'fill', id: 'brief.en', values: { client: 'Lindner' } };
    await call(backend, 'member-library', filled, member);
    const prompts = [{ title: 'Mine', content: 'For {{client}}' }];
    await call(backend, 'import-prompts', { prompts }, member);
    // As some keyboards write it.
    const email = member.email.toUpperCase();
    const contact = { name: 'Mia', email, phone: '030', subject: 'x', message: 'y' };
    await call(backend, 'contact', contact);
    await call(backend, 'support-message', { text: 'How?' }, member);
    const notice = { kind: 'withdrawal', name: 'Mia', email, contract: 'x' };
    await call(backend, 'contract-notice', notice);
  }
  const empty: string[] = [];
  for (const collection of OWN_DATA) {
    const { rows, next } = await page(mia, { collection });
    expect(next).toBeNull();
    if (rows.length === 0) empty.push(collection);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(tom.uid);
    expect(text).not.toContain(tom.email);
    expect(text).not.toContain('sync_ticket');
  }
  expect(empty).toEqual([
    'lesson_progress',
    'event_questions',
    'brand_campaigns',
    'prompt_tests',
    'brand_matrix',
    'brand_months',
    'brand_advice',
    'trial_questions',
    'brand_runs',
    'audit_log',
  ]);
  const own = await page(mia, { collection: 'own_prompts' });
  expect(own.rows).toMatchObject([{ title: 'Mine', content: 'For {{client}}' }]);
  const values = await page(mia, { collection: 'prompt_values' });
  expect(values.rows).toMatchObject([{ prompt_id: 'brief.en', values: { client: 'Lindner' } }]);
  const { rows } = await page(mia, { collection: 'account' });
  expect(rows).toMatchObject([{ uid: mia.uid, email: mia.email, email_verified: true }]);
});

test('many rows come page by page, each once', async () => {
  const member = await signUp(backend);
  const count = 2 * OWN_DATA_PAGE + 1;
  const batch = backend.db.batch();
  for (let index = 0; index < count; index += 1) {
    batch.set(backend.db.collection('user_activity').doc(), { user_id: member.uid, index });
  }
  await batch.commit();
  const seen = new Set<unknown>();
  let pages = 0;
  for (let after: string | null | undefined; after !== null; pages += 1) {
    const input = { collection: 'user_activity', ...(after ? { after } : {}) };
    const { rows, next } = await page(member, input);
    for (const row of rows) seen.add(row['index']);
    after = next;
  }
  expect(pages).toBe(3);
  expect(seen.size).toBe(count);
});

test.each([
  ['what belongs to no member', { collection: 'rate_limits' }],
  ['what is not there', { collection: 'secrets' }],
  ['what comes after no cursor', { collection: 'payments', after: 'a/b' }],
  ['what comes after a plain id', { collection: 'payments', after: 'abc' }],
  ['what comes after no document', { collection: 'payments', after: forged('a/b') }],
  [
    'what comes after a name of Firestore’s own',
    { collection: 'payments', after: forged('__a__') },
  ],
  [
    'what comes after a row of another order',
    { collection: 'payments', after: forged('created_at', '', 'a') },
  ],
])('%s is not given out', async (_, input) => {
  const member = await signUp(backend);
  const refused = await refusal(await post(backend, 'my-data', input, member));
  expect(refused).toEqual({ status: 400, code: 'invalid-input' });
});
