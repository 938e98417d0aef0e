import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, type AdminClient } from './admin-client.ts';
import { closeBrowser, openBrowser, outcomeOf, type BrowserClient } from './browser-client.ts';
import { ACTORS } from './matrix-table.ts';
import { startRulesBackend, type RulesBackend } from './rules-backend.ts';

const DOCUMENTS = new Map<string, Record<string, unknown>>([
  ['pricing_plans/old', { is_active: false }],
  ['pricing_plans/new', { is_active: true }],
  ['prompts/draft', { status: 'draft' }],
  ['prompts/open', { status: 'published' }],
  ['payments/mine', { user_id: 'free', amount_cents: 29_000 }],
  ['payments/theirs', { user_id: 'other', amount_cents: 29_000 }],
  ['payments/mine/lines/one', { user_id: 'free' }],
  ['inventions/one', { user_id: 'free', is_active: true, status: 'published' }],
]);

let backend: RulesBackend;
let admin: AdminClient;
let free: BrowserClient;
let premium: BrowserClient;
let visitor: BrowserClient;

beforeAll(async () => {
  backend = await startRulesBackend();
  admin = openAdmin(backend);
  await admin.write(DOCUMENTS);
  free = openBrowser('free', ACTORS['a free member'], backend);
  premium = openBrowser('premium', ACTORS['a premium member'], backend);
  visitor = openBrowser('visitor', ACTORS['an anonymous visitor'], backend);
});

afterAll(async () => {
  await Promise.all([free, premium, visitor].map(closeBrowser));
  await admin.clear(['pricing_plans', 'prompts', 'payments', 'payments/mine/lines', 'inventions']);
  await admin.close();
  await backend.stop();
});

describe('the rules deny', () => {
  it('a visitor an inactive plan, alone or in a list', async () => {
    const plans = collection(visitor.db, 'pricing_plans');
    expect(await outcomeOf(getDoc(doc(plans, 'old')))).toBe('denied');
    expect(await outcomeOf(getDocs(query(plans, where('is_active', '==', false))))).toBe('denied');
  });

  it('a premium member a draft prompt, alone, in a list or among published ones', async () => {
    const prompts = collection(premium.db, 'prompts');
    const withDrafts = where('status', 'in', ['published', 'draft']);
    expect(await outcomeOf(getDoc(doc(prompts, 'draft')))).toBe('denied');
    expect(await outcomeOf(getDocs(query(prompts, where('status', '==', 'draft'))))).toBe('denied');
    expect(await outcomeOf(getDocs(query(prompts, withDrafts)))).toBe('denied');
  });

  it('a member the payments of another member, also with both uids or with none', async () => {
    const payments = collection(free.db, 'payments');
    for (const filter of [
      where('user_id', '==', 'other'),
      where('user_id', 'in', ['free', 'other']),
      where('user_id', '>=', 'free'),
      where('amount_cents', '==', 29_000),
    ]) {
      expect(await outcomeOf(getDocs(query(payments, filter)))).toBe('denied');
    }
  });

  it('a member a payment by its id without saying whose it is', async () => {
    const named = query(collection(free.db, 'payments'), where(documentId(), '==', 'theirs'));
    expect(await outcomeOf(getDocs(named))).toBe('denied');
  });

  it('a free member the number of prompts', async () => {
    const published = where('status', '==', 'published');
    const prompts = query(collection(free.db, 'prompts'), published);
    expect(await outcomeOf(getCount(prompts))).toBe('denied');
  });

  it('everybody a collection group, a subcollection and a collection that nobody planned', async () => {
    const own = where('user_id', '==', 'free');
    expect(await outcomeOf(getDocs(query(collectionGroup(free.db, 'payments'), own)))).toBe(
      'denied',
    );
    expect(await outcomeOf(getDoc(doc(free.db, 'payments/mine/lines/one')))).toBe('denied');
    expect(await outcomeOf(getDoc(doc(free.db, 'inventions/one')))).toBe('denied');
    expect(await outcomeOf(setDoc(doc(free.db, 'inventions/two'), { a: 1 }))).toBe('denied');
  });

  it('a member a write in a batch, in a transaction or of a server time', async () => {
    const profile = doc(free.db, 'user_profiles/free');
    const batch = writeBatch(free.db).set(profile, { subscription_status: 'admin' });
    const transaction = runTransaction(free.db, (run) => {
      run.set(profile, { subscription_status: 'admin' });
      return Promise.resolve();
    });
    expect(await outcomeOf(batch.commit())).toBe('denied');
    expect(await outcomeOf(transaction)).toBe('denied');
    expect(await outcomeOf(setDoc(profile, { created_at: serverTimestamp() }))).toBe('denied');
  });
});

describe('the rules allow', () => {
  it('a premium member the number of published prompts', async () => {
    const published = where('status', '==', 'published');
    const count = await getCount(query(collection(premium.db, 'prompts'), published));
    expect(count.data().count).toBe(1);
  });

  it('a member to find out that the own profile does not exist yet', async () => {
    expect((await getDoc(doc(free.db, 'user_profiles/free'))).exists()).toBe(false);
  });

  it('a member a list of the own payments that is narrowed further', async () => {
    const payments = collection(free.db, 'payments');
    const own = where('user_id', '==', 'free');
    const narrowed = query(payments, own, where('amount_cents', '==', 29_000));
    expect((await getDocs(narrowed)).docs.map((payment) => payment.id)).toEqual(['mine']);
  });
});
