import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { subscriptionIdOf } from '../helpers/api-server-purchase.ts';
import { memberMails } from '../helpers/outgoing-mail.ts';
import { buyAndRenew } from '../helpers/renewed-member.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(() => backend.setNow(null));
afterAll(() => backend.stop());

async function buyer(locale: string): Promise<TestMember & { id: string }> {
  const member = await signUp(backend);
  const input = { planId: DEFAULT_PLAN_ID, locale };
  await payWithCard((await call(backend, 'create-checkout-session', input, member)).url);
  await backend.control.settled();
  return { ...member, id: await subscriptionIdOf(backend, member) };
}

/** What came after the contract and the welcome. */
async function news({ email }: TestMember) {
  await backend.control.settled();
  const mails = await memberMails(backend);
  return mails.filter(
    ({ to, subject }) => to === email && !/contract|Vertrag|Welcome|Willkommen/.test(subject),
  );
}

test('a cancellation and its reversal are each mailed once, with day and amount', async () => {
  const member = await buyer('en');
  await call(backend, 'cancel-subscription', {}, member);
  await call(backend, 'cancel-subscription', {}, member);
  await call(backend, 'resume-subscription', {}, member);
  const [cancelled, resumed, ...more] = await news(member);
  expect(more).toEqual([]);
  expect(cancelled?.subject).toMatch(/^Your membership ends on \d+ \w+ \d{4}$/);
  expect(cancelled?.text).toContain(`Contract number: ${member.id}`);
  expect(cancelled?.text).toContain('Refund: €0.00');
  expect(cancelled?.text).toContain('Nothing is refunded.');
  expect(resumed?.subject).toBe('Your membership goes on');
  expect(resumed?.text).toMatch(/The next payment of €290\.00 is due on \d+ \w+ \d{4}\./);
});

test('an end within the withdrawal period is mailed with the whole payment, in the contract’s language', async () => {
  const member = await buyer('de');
  await call(backend, 'cancel-subscription', { immediate: true }, member);
  const [ended, ...more] = await news(member);
  expect(more).toEqual([]);
  expect(ended?.subject).toBe('Ihre Mitgliedschaft ist beendet');
  expect(ended?.text).toContain('Wir erstatten Ihnen 290,00');
});

test('a notice is mailed with its day and the refund, and its end is not mailed again', async () => {
  const { member, id } = await buyAndRenew(backend);
  const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
  await call(backend, 'cancel-subscription', { notice: true }, member);
  const [cancelled] = await news(member);
  const cents = (offer?.refund_cents ?? 0) / 100;
  expect(cancelled?.text).toContain(`We are refunding €${cents.toFixed(2)} to`);
  backend.control.advance(id);
  expect(await news(member)).toHaveLength(1);
});

test('what is cancelled in Stripe’s portal, or ended by the operator, is mailed as well', async () => {
  const member = await buyer('en');
  await backend.stripe.subscriptions.update(member.id, { cancel_at_period_end: true });
  expect((await news(member)).map(({ subject }) => subject.slice(0, 24))).toEqual([
    'Your membership ends on ',
  ]);
  backend.control.cancelNow(member.id);
  const [, ended] = await news(member);
  expect(ended?.subject).toBe('Your membership has ended');
  expect(ended?.text).toContain('Nothing is refunded.');
});

test('events that come late, twice and in another order tell nothing a second time', async () => {
  const member = await buyer('en');
  backend.control.hold();
  await call(backend, 'cancel-subscription', {}, member);
  const ids = backend.control.events().map(({ id }) => id);
  await backend.control.deliver([...ids, ...ids].reverse(), { concurrency: 4 });
  backend.control.release();
  expect(await news(member)).toHaveLength(1);
});
