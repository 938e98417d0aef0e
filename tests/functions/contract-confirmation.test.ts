import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { SITE } from '#src/site.config.ts';
import { SITE as SITE_URL } from '../helpers/api-server-functions.ts';
import { readableAnnex } from '../helpers/annex.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy, openCheckoutPage, subscriptionIdOf } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

interface SentMail {
  subject: string;
  text: string;
  html: string;
}

/** What went to the member by e-mail. */
async function mailsTo({ email }: TestMember): Promise<SentMail[]> {
  const rows = await backend.db.collection('mail').where('to', 'array-contains', email).get();
  return rows.docs.map((row) => row.get('message') as SentMail);
}

/** The subjects of what a first contract sends, each once. */
const BEGINNING = ['Welcome: three steps to begin with', 'Your contract: Community Access'];

async function subjectsTo(member: TestMember): Promise<string[]> {
  return (await mailsTo(member)).map(({ subject }) => subject).sort();
}

async function order(locale: string): Promise<TestMember> {
  const member = await signUp(backend);
  const input = { planId: DEFAULT_PLAN_ID, locale };
  await payWithCard((await call(backend, 'create-checkout-session', input, member)).url);
  await backend.control.settled();
  return member;
}

test.each([
  [
    'en',
    'Your contract: Community Access',
    '12 months from the conclusion of the contract',
    '€290.00',
  ],
  ['de', 'Ihr Vertrag: Community Access', '12 Monate ab Vertragsschluss', '290,00\u00a0€'],
] as const)(
  'a paid order is confirmed with everything that belongs to it, in %s',
  async (...row) => {
    const [locale, subject, term, price] = row;
    const member = await order(locale);
    const mail = (await mailsTo(member)).find((each) => each.subject === subject);
    const id = await subscriptionIdOf(backend, member);
    const headings =
      locale === 'de'
        ? ['Widerrufsbelehrung', 'Muster-Widerrufsformular', '15. Schlussbestimmungen']
        : ['Withdrawal instruction', 'Model withdrawal form', '15. Final provisions'];
    for (const part of [id, term, price, SITE.company.name, ...headings]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part.replaceAll("'", '&#39;'));
    }
    const form = `${SITE_URL}${locale === 'de' ? '/de' : ''}/withdraw-contract`;
    for (const sentence of readableAnnex(locale, form)) expect(mail?.text).toContain(sentence);
    // Nothing was left to be filled in, and no link's notation.
    expect(mail?.text).not.toMatch(/\{\w+\}|\]\(/);
  },
);

test('however often, in whatever order and at once its events come, it and the welcome go out once', async () => {
  const member = await signUp(backend);
  backend.control.hold();
  await buy(backend, member);
  await Promise.all(Array.from({ length: 4 }, () => call(backend, 'reconcile', {}, member)));
  expect(await subjectsTo(member)).toEqual(BEGINNING);
  const ids = backend.control.events().map(({ id }) => id);
  await backend.control.deliver([...ids, ...ids].reverse(), { concurrency: 5 });
  backend.control.release();
  await backend.control.settled();
  expect(await subjectsTo(member)).toEqual(BEGINNING);
});

test('neither a renewal nor a refund sends another', async () => {
  const member = await order('en');
  const id = await subscriptionIdOf(backend, member);
  backend.control.advance(id);
  await backend.control.settled();
  await call(backend, 'reconcile', {}, member);
  expect(await subjectsTo(member)).toEqual(BEGINNING);
});

test('a first payment that fails confirms nothing', async () => {
  const member = await signUp(backend);
  await payWithCard(await openCheckoutPage(backend, member), '4000 0000 0000 0002');
  await backend.control.settled();
  expect(await mailsTo(member)).toEqual([]);
});

test('an account that is deleted before any event came gets it first, and then what the deletion did', async () => {
  const member = await signUp(backend);
  backend.control.hold();
  await buy(backend, member);
  await call(backend, 'delete-account', {}, member);
  backend.control.release();
  await backend.control.settled();
  expect(await subjectsTo(member)).toEqual([
    'Your account is deleted',
    'Your contract: Community Access',
  ]);
});
