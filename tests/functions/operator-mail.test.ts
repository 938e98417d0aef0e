import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundOnce } from '#functions/usecases/invoice-money.ts';
import { byAge } from '#functions/usecases/stripe-subscription.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { clearMails, memberMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { invoiceOf } from '../helpers/renewed-member.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
beforeEach(async () => {
  await clearMails(backend);
  await backend.db.recursiveDelete(backend.db.collection('rate_limits'));
});
afterEach(() => {
  delete process.env['OPERATOR_LOCALE'];
  delete process.env['OPERATOR_EMAIL'];
});
afterAll(() => backend.stop());

const NO_PAYMENTS = { object: 'list', has_more: false, url: '/v1/invoice_payments' } as const;

const REQUEST = {
  name: 'Mia <b>Muster</b>',
  email: 'mia@example.test',
  phone: '+49 30 1234567',
  subject: 'Workshop',
  message: 'Guten Tag\n<script>alert("&")</script>',
};
const NOTICE = {
  kind: 'cancellation',
  name: 'Mia Muster',
  email: 'mia@example.test',
  contract: 'Community Access',
  cause: 'for_cause',
  reason: 'Umzug, see https://mine.example',
  locale: 'en',
};

describe('a contact request', () => {
  test('reaches the operator, who can answer it, as text and as HTML that is only text', async () => {
    await call(backend, 'contact', REQUEST);
    const [mail, ...more] = await operatorMails(backend);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Kontaktanfrage', replyTo: REQUEST.email });
    for (const value of Object.values(REQUEST)) expect(mail?.text).toContain(value);
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(mail?.html).toContain('Mia &lt;b&gt;Muster&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<script|<b>Muster/);
  });

  test('goes to the configured address, in the configured language', async () => {
    Object.assign(process.env, { OPERATOR_EMAIL: 'office@example.test', OPERATOR_LOCALE: 'en' });
    await call(backend, 'contact', REQUEST);
    const mails = await memberMails(backend);
    expect(mails.find(({ to }) => to === 'office@example.test')?.subject).toBe('Contact request');
  });

  test('is not stored when its e-mail cannot be', async ({ skip }) => {
    skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
    const before = await storedDocuments(backend.db);
    process.env['OPERATOR_EMAIL'] = 'not-an-address';
    expect((await post(backend, 'contact', REQUEST)).status).toBe(500);
    expect(await storedDocuments(backend.db)).toEqual(before);
  });
});

test('a notice reaches the operator whole, together with the declarant’s receipt', async () => {
  const { reference } = await call(backend, 'contract-notice', NOTICE);
  const [report] = await operatorMails(backend);
  expect(report).toMatchObject({
    subject: `Kündigung eingegangen (${reference})`,
    replyTo: NOTICE.email,
  });
  for (const part of [NOTICE.name, NOTICE.contract, NOTICE.reason]) {
    expect(report?.text).toContain(part);
  }
  const [receipt] = await memberMails(backend);
  expect(receipt?.subject).toBe(`Your cancellation has been received (${reference})`);
});

describe('what Stripe leaves to a person reaches the operator once:', () => {
  const subjects = async () => (await operatorMails(backend)).map(({ subject }) => subject);
  const tellAgain = async () => {
    for (const { id } of backend.control.events().slice(-5)) {
      await backend.db.doc(`stripe_events/${id}`).delete();
      backend.control.replay(id);
    }
    await backend.control.settled();
  };

  async function member() {
    const own = await signUp(backend);
    const id = await buy(backend, own);
    await backend.control.settled();
    return { ...own, id, invoice: await invoiceOf(backend, id) };
  }

  test.each([
    [true, 'Anfechtung gewonnen'],
    [false, 'Anfechtung verloren'],
  ])('a dispute when it opens and when it ends (won: %s)', async (won, end) => {
    const { invoice, uid } = await member();
    const { id } = backend.control.dispute(invoice);
    await backend.control.settled();
    expect(await subjects()).toEqual([`Zahlung angefochten (${id})`]);
    backend.control.closeDispute(id, won);
    await backend.control.settled();
    await tellAgain();
    expect(await subjects()).toEqual([`Zahlung angefochten (${id})`, `${end} (${id})`]);
    const [mail] = await operatorMails(backend);
    expect(mail?.text).toContain(uid);
    expect(mail?.text).toContain('290,00');
  });

  test('a dispute of a deleted account', async () => {
    const own = await member();
    await call(backend, 'delete-account', {}, own);
    await backend.control.settled();
    await clearMails(backend);
    const { id } = backend.control.dispute(own.invoice);
    await backend.control.settled();
    expect(await subjects()).toEqual([`Zahlung angefochten (${id})`]);
  });

  test('a refund that the bank does not take, which is not tried again', async () => {
    const own = await member();
    await call(backend, 'cancel-subscription', { immediate: true }, own);
    await backend.control.settled();
    const { data } = await backend.stripe.refunds.list({ limit: 1 });
    const refund = data[0]?.id ?? '';
    backend.control.failRefund(refund);
    await backend.control.settled();
    await tellAgain();
    expect(await subjects()).toEqual([`Erstattung fehlgeschlagen (${refund})`]);
    expect((await backend.stripe.refunds.list({ limit: 100 })).data[0]?.id).toBe(refund);
  });

  test('a membership at Stripe that belongs to no account', async () => {
    const { id } = await member();
    await backend.stripe.subscriptions.update(id, { metadata: { uid: '' } });
    // Its event would else store again what is deleted here.
    await backend.control.settled();
    const { docs } = await backend.db.collection('stripe_customers').get();
    for (const { ref } of docs) await ref.delete();
    await backend.db.doc(`user_subscriptions/${id}`).delete();
    await backend.stripe.subscriptions.update(id, { metadata: { note: 'changed' } });
    await backend.control.settled();
    await tellAgain();
    expect(await subjects()).toEqual([`Abonnement ohne Mitglied (${id})`]);
  });

  test('a second membership that was renewed before anybody heard of it', async () => {
    const { id } = await member();
    const { customer, items } = await backend.stripe.subscriptions.retrieve(id);
    backend.control.hold();
    const second = backend.control.sellByHand({
      customer: String(customer),
      price: items.data[0]?.price.id ?? '',
    });
    // Both, because ids decide which is the later one of two that were made in the same second.
    const both = [id, second.id].map((each) => backend.control.advance(each));
    const later = both.sort(byAge)[1]?.id ?? '';
    backend.control.release();
    await backend.control.settled();
    await tellAgain();
    expect(await subjects()).toEqual([`Zweites Abonnement, das verlängert wurde (${later})`]);
    expect((await backend.stripe.subscriptions.retrieve(later)).status).toBe('active');
  });

  test('a refund that Stripe refuses, which does not keep the membership from its end', async () => {
    const own = await member();
    const allow = backend.gate.refuseAll(/POST \/v1\/refunds/);
    const { subscription } = await call(backend, 'cancel-subscription', { immediate: true }, own);
    expect(subscription).toMatchObject({ status: 'canceled', is_premium: false });
    await backend.control.settled();
    await tellAgain();
    allow();
    expect(await subjects()).toEqual([`Stripe verweigert eine Erstattung (${own.invoice})`]);
    const [mail] = await operatorMails(backend);
    expect(mail?.text).toContain(own.uid);
  });

  test('a refund of what was not paid through Stripe', async () => {
    const { invoice } = await member();
    const paid = await backend.stripe.invoices.retrieve(invoice);
    const byTransfer = { ...paid, payments: { ...NO_PAYMENTS, data: [] } };
    await refundOnce(byTransfer, 'end', 1_000);
    await refundOnce(byTransfer, 'end', 1_000);
    expect(await subjects()).toEqual([`Erstattung von Hand nötig (${invoice})`]);
    expect((await operatorMails(backend))[0]?.text).toContain('10,00');
  });

  test('nothing, when all went as it should', async () => {
    const own = await member();
    await call(backend, 'cancel-subscription', {}, own);
    await backend.control.settled();
    expect(await operatorMails(backend)).toEqual([]);
  });
});
