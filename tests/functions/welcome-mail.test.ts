import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { SITE } from '#src/site.config.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { SITE as SITE_URL } from '../helpers/api-server-functions.ts';
import { buy, openCheckoutPage, subscriptionIdOf } from '../helpers/api-server-purchase.ts';
import { memberMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

async function welcomesTo({ email }: TestMember) {
  await backend.control.settled();
  const mails = await memberMails(backend);
  return mails.filter(({ to, subject }) => to === email && /^(Welcome|Willkommen)/.test(subject));
}

test.each([
  ['en', ''],
  ['de', '/de'],
] as const)(
  'the first contract brings a welcome with three steps, in %s',
  async (locale, prefix) => {
    const member = await signUp(backend);
    const input = { planId: DEFAULT_PLAN_ID, locale };
    await payWithCard((await call(backend, 'create-checkout-session', input, member)).url);
    const [mail, ...more] = await welcomesTo(member);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toBe(SITE.email);
    for (const path of [
      '/dashboard/brand-checker#campaigns',
      '/dashboard/prompt-library',
      '/dashboard',
    ]) {
      expect(mail?.html).toContain(`href="${SITE_URL}${prefix}${path}"`);
    }
    expect(mail?.text).not.toMatch(/\{\w+\}/);
  },
);

test('a later membership of the same account brings none', async () => {
  const member = await signUp(backend);
  const first = await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'withdraw-membership', {}, member);
  await backend.control.settled();
  await buy(backend, member);
  await backend.control.settled();
  expect(await subscriptionIdOf(backend, member)).not.toBe(first);
  expect(await welcomesTo(member)).toHaveLength(1);
});

test('neither a payment that failed nor an account that is being deleted is welcomed', async () => {
  const refused = await signUp(backend);
  await payWithCard(await openCheckoutPage(backend, refused), '4000 0000 0000 0002');
  expect(await welcomesTo(refused)).toEqual([]);

  const leaving = await signUp(backend);
  backend.control.hold();
  await buy(backend, leaving);
  await call(backend, 'delete-account', {}, leaving);
  backend.control.release();
  expect(await welcomesTo(leaving)).toEqual([]);
});
