import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/rules/durations.ts';
import {
  EXPIRY_FIELD,
  expiringCollections,
  expiryOf,
  personalCollections,
  RETENTION,
  type PersonalCollection,
} from '#shared/rules/retention.ts';
import { noteRefusedRefund } from '#functions/stores/refused-refunds.ts';
import { runLedger } from '#functions/usecases/ledger.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { storedEvent } from '../helpers/events.ts';
import { buy, subscriptionIdOf } from '../helpers/api-server-purchase.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Collections without personal data. One that is neither here nor in RETENTION fails a test. */
const IMPERSONAL_COLLECTIONS = [
  'pricing_plans',
  'categories',
  'prompts',
  'prompt_index',
  'lessons',
  'events',
];
const KNOWN = [...personalCollections, ...IMPERSONAL_COLLECTIONS];

let backend: Backend;
let member: TestMember;
let stripeIds: string[];
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  member = await memberWithEverything();
});
afterAll(() => backend.stop());

/** Leaves something in every collection that can hold something about a person. */
async function memberWithEverything(): Promise<TestMember> {
  const everybody = await signUp(backend);
  const { uid, email } = everybody;
  await call(backend, 'consents', { agree: ['privacy', 'communications'] }, everybody);
  await call(backend, 'activity', { type: 'tool_accessed' }, everybody);
  const person = { name: 'Mia', email };
  await call(backend, 'contact', { ...person, phone: '030', subject: 'x', message: 'y' });
  await call(backend, 'contract-notice', { kind: 'withdrawal', ...person, contract: 'x' });
  await buy(backend, everybody);
  await backend.control.settled();
  await call(backend, 'reconcile', {}, everybody);
  await call(backend, 'support-message', { text: 'How?' }, everybody);
  const campaign = { action: 'create-campaign', name: 'Launch', brand_name: 'Anlauf' };
  const created = await call(backend, 'brand-checker', campaign, everybody);
  const id = 'campaign' in created ? created.campaign.id : '';
  const star = { action: 'favourite', key: 'brief', on: true };
  await call(backend, 'member-library', star, everybody);
  const filled = { action: 'fill', id: 'brief.en', values: { client: 'Lindner' } };
  await call(backend, 'member-library', filled, everybody);
  const prompts = [{ title: 'Mine', content: 'For {{client}}' }];
  await call(backend, 'import-prompts', { prompts }, everybody);
  // Need lessons, and a model that answers; what counts here is whose they are.
  await backend.db.doc(`lesson_progress/${uid}`).set({ user_id: uid, lessons: {} });
  await backend.db.collection('prompt_tests').add({ user_id: uid, campaign_id: id });
  for (const name of ['brand_matrix', 'brand_months']) {
    await backend.db.collection(name).add({ user_id: uid, campaign_id: id });
  }
  await backend.db.doc(`brand_advice/${id}`).set({ user_id: uid, campaign_id: id });
  await backend.db.doc(`trial_questions/${uid}`).set({ brand: 'Anlauf', answers: [] });
  const trialEnd = expiryOf('trial_mailboxes', new Date());
  await backend.db.collection('trial_mailboxes').add({ expires_at: trialEnd });
  const expires_at = expiryOf('brand_runs', new Date());
  await backend.db.collection('brand_runs').add({ user_id: uid, campaign_id: id, expires_at });
  await backend.db.doc('events/live').set(storedEvent('live', 5));
  await call(backend, 'event-question', { event: 'live', text: 'Why?' }, everybody);
  const subscription = await subscriptionIdOf(backend, everybody);
  const { data } = await backend.stripe.invoices.list({ subscription });
  await call(backend, 'operations', { action: 'resync', uid }, await signUpAdmin(backend));
  await noteRefusedRefund({
    ...{ id: 'end-pi_1', invoice_id: 'in_1', purpose: 'end' },
    ...{ cents: 1_000, refunded_before: 0, tries: 1 },
  });
  await runLedger(new Date());
  stripeIds = [subscription, ...data.map((invoice) => invoice.id ?? '')];
  return everybody;
}

describe('the table of what is kept', () => {
  test('knows every collection that the functions name', () => {
    const named = globSync('functions/src/**/*.ts', { cwd: ROOT }).flatMap((file) => {
      const source = readFileSync(`${ROOT}/${file}`, 'utf8');
      return [
        ...source.matchAll(/\.collection\('(\w+)'\)/g),
        ...source.matchAll(/const [A-Z]+ = '([a-z]+_[a-z]+)';/g),
      ].map(([, name = '']) => name);
    });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !KNOWN.includes(name))).toEqual([]);
  });

  test('knows every collection that a full life leaves something in, and all of them are used', async () => {
    const used = (await backend.db.listCollections()).map(({ id }) => id);
    expect(used.filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(personalCollections.filter((name) => !used.includes(name))).toEqual([
      'deleted_accounts',
    ]);
  });

  test('has a time-to-live policy for whatever expires, and for nothing else', () => {
    const { fieldOverrides } = JSON.parse(
      readFileSync(`${ROOT}/firestore.indexes.json`, 'utf8'),
    ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl: boolean }[] };
    const policies = fieldOverrides.filter(({ ttl }) => ttl);
    expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
      [...expiringCollections].sort(),
    );
    expect(new Set(policies.map(({ fieldPath }) => fieldPath))).toEqual(new Set([EXPIRY_FIELD]));
  });

  test.each(expiringCollections.filter((name) => name !== 'deleted_accounts'))(
    'is what rows of %s expire by',
    async (name) => {
      const { docs } = await backend.db.collection(name).get();
      expect(docs.length).toBeGreaterThan(0);
      for (const row of docs) {
        const expiry: unknown = row.get(EXPIRY_FIELD);
        expect(expiry, row.ref.path).toBeInstanceOf(Timestamp);
        const early = expiryOf(name, new Date()).getTime() - (expiry as Timestamp).toMillis();
        expect(early, row.ref.path).toBeGreaterThanOrEqual(0);
        // Limits name the end of their own window.
        if (name !== 'rate_limits') expect(early).toBeLessThan(DAY_MS);
      }
    },
  );
});

test.each([
  ['2026-12-31T22:59:59.999Z', '2032-12-31T23:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2033-12-31T23:00:00.000Z'],
])('a notice of %s is kept six years after the end of its year in Germany', (received, until) => {
  expect(expiryOf('contract_notices', new Date(received)).toISOString()).toBe(until);
});

describe('after the account was deleted', () => {
  beforeAll(async () => {
    const mails = await backend.db.collection('mail').get();
    for (const { ref } of mails.docs) await ref.update({ 'delivery.state': 'SUCCESS' });
    await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
  });

  const erased = personalCollections.filter((name) => RETENTION[name].onDeletion === 'erased');
  test.each(erased)('nothing of the member is left in %s', async (name) => {
    const { docs } = await backend.db.collection(name).get();
    const traces = docs.filter((row) => isTrace(name, JSON.stringify([row.id, row.data()])));
    expect(traces.map(({ id }) => id)).toEqual([]);
  });

  function isTrace(name: PersonalCollection, text: string): boolean {
    const own = [member.uid, member.email, ...stripeIds];
    // The operator's copies of a notice are proof like the notice, and expire.
    return own.some((part) => text.includes(part)) && !(name === 'mail' && isOnItsWay(text));
  }

  /** Not the member's but the operator's, or not sent yet. */
  function isOnItsWay(text: string): boolean {
    return !text.includes(`"to":["${member.email}"]`) || !text.includes('"state":"SUCCESS"');
  }

  test('what has to be sent about it is there until it is sent, for three days', async () => {
    const mails = await backend.db
      .collection('mail')
      .where('to', 'array-contains', member.email)
      .get();
    expect(mails.size).toBeGreaterThan(0);
    for (const row of mails.docs) {
      const end = row.get(EXPIRY_FIELD) as Timestamp;
      expect(end.toMillis() - Date.now()).toBeLessThanOrEqual(3 * DAY_MS);
    }
  });

  test('its payments are there without the member', async () => {
    const { docs } = await backend.db.collection('payments').get();
    expect(docs.map((row) => [row.get('user_id'), row.get('refunded_cents')] as unknown)).toEqual([
      [null, 29_000],
    ]);
  });

  test('what the law keeps is there: the notice, and a mark with nothing but the uid', async () => {
    const notices = await backend.db
      .collection('contract_notices')
      .where('email', '==', member.email)
      .get();
    expect(notices.size).toBe(1);
    const mark = await backend.db.doc(`deleted_accounts/${member.uid}`).get();
    expect(Object.keys(mark.data() ?? {}).sort()).toEqual([
      ...['deleted_at', EXPIRY_FIELD, 'finished_at'],
    ]);
  });
});
