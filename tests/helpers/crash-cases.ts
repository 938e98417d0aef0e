import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { expect } from 'vitest';
import { call } from './api-server-client.ts';
import { openCheckoutPage, subscriptionIdOf } from './api-server-purchase.ts';
import type { Expected } from './crash-expectations.ts';
import {
  asMember,
  buyer,
  deliverUnapplied,
  renewed,
  signedUp,
  type CrashCase,
  type Scene,
} from './crash-scenes.ts';
import { WITHDRAWAL_CASES } from './crash-withdrawals.ts';
import { ledgerNow } from './ledger.ts';
import { invoiceOf } from './renewed-member.ts';
import { backByNotice } from './terms-by-hand.ts';

const PRICE = 29_000;
const MEMBER: Expected = { hasAccess: true, refunds: [] };
const NO_MEMBER: Expected = { hasAccess: false, refunds: [] };
const PAID_BACK: Expected = { hasAccess: false, refunds: [PRICE] };

const atStripe = ({ backend: { stripe }, id }: Scene) => stripe.subscriptions.retrieve(id);

const hasEnded = async (scene: Scene) => (await atStripe(scene)).status === 'canceled';

/** What was ended already cannot be ended once more. */
const ended = [200, 400, 404, 409];

const endNow = asMember('cancel-subscription', { immediate: true });
const endNowAgain = asMember('cancel-subscription', { immediate: true }, ended);
const cancel = asMember('cancel-subscription');

async function byNotice({ backend, id, at }: Scene): Promise<Expected> {
  const { created, items } = await backend.stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  const cents = backByNotice(
    {
      createdAt: created * 1_000,
      startsAt: (item?.current_period_start ?? 0) * 1_000,
      endsAt: (item?.current_period_end ?? 0) * 1_000,
      keptCents: PRICE,
    },
    at ?? new Date(),
  );
  return { hasAccess: true, refunds: [cents ?? 0] };
}

/** An act about what happened at Stripe. */
const onEvents = (arrange: (scene: Scene) => unknown, expected: Expected): CrashCase => ({
  begin: buyer,
  arrange,
  act: (scene) => deliverUnapplied(scene),
  after: () => expected,
});

/** By name. */
export const CRASH_CASES: Record<string, CrashCase> = {
  order: {
    begin: signedUp,
    act: ({ backend, member }) => openCheckoutPage(backend, member),
    again: async ({ backend, member }) => {
      const page = await openCheckoutPage(backend, member);
      const open = await backend.stripe.checkout.sessions.list({ status: 'open' });
      expect(open.data.map(({ url }) => url)).toEqual([page]);
    },
    after: () => NO_MEMBER,
  },
  payment: {
    begin: signedUp,
    arrange: async (scene) => {
      await payWithCard(await openCheckoutPage(scene.backend, scene.member));
      scene.id = await subscriptionIdOf(scene.backend, scene.member);
    },
    act: (scene) => deliverUnapplied(scene),
    after: () => MEMBER,
  },
  cancel: { begin: buyer, act: cancel, after: () => MEMBER },
  resume: {
    begin: async (backend) => {
      const scene = await buyer(backend);
      await cancel(scene);
      return scene;
    },
    act: asMember('resume-subscription'),
    after: () => MEMBER,
  },
  'end at once': {
    begin: buyer,
    act: endNow,
    again: endNowAgain,
    isMade: hasEnded,
    before: MEMBER,
    after: () => PAID_BACK,
  },
  'end at once, with a refund that Stripe refuses': {
    begin: buyer,
    arrange: ({ backend }) => backend.gate.refuseNext(/^POST \/v1\/refunds/),
    act: endNow,
    again: endNowAgain,
    isMade: hasEnded,
    before: MEMBER,
    after: () => PAID_BACK,
  },
  notice: {
    begin: renewed,
    act: asMember('cancel-subscription', { notice: true }),
    isMade: async (scene) => (await atStripe(scene)).cancel_at !== null,
    before: MEMBER,
    after: byNotice,
  },
  ...WITHDRAWAL_CASES,
  deletion: {
    begin: buyer,
    act: asMember('delete-account'),
    again: asMember('delete-account', {}, [200, 401]),
    isMade: hasEnded,
    before: MEMBER,
    after: () => PAID_BACK,
  },
  'refund of everything': onEvents(
    async ({ backend, id }) => backend.control.refund(await invoiceOf(backend, id)),
    PAID_BACK,
  ),
  'refund of a part': onEvents(
    async ({ backend, id }) => backend.control.refund(await invoiceOf(backend, id), 5_000),
    { hasAccess: true, refunds: [5_000] },
  ),
  'lost dispute': onEvents(async ({ backend, id }) => {
    const { id: dispute } = backend.control.dispute(await invoiceOf(backend, id));
    backend.control.closeDispute(dispute, false);
  }, NO_MEMBER),
  'second membership': onEvents(
    async ({ backend, id }) => {
      const { customer, items } = await backend.stripe.subscriptions.retrieve(id);
      const price = items.data[0]?.price.id ?? '';
      backend.control.sellByHand({ customer: String(customer), price });
    },
    { hasAccess: true, refunds: [PRICE] },
  ),
  'customer deleted at Stripe': onEvents(async ({ backend, id }) => {
    const { customer } = await backend.stripe.subscriptions.retrieve(id);
    backend.control.deleteCustomer(String(customer));
  }, NO_MEMBER),
  'refund whose event comes after that of its deleted customer': {
    begin: buyer,
    arrange: async ({ backend, id }) => {
      const { stripe, control } = backend;
      const { customer } = await stripe.subscriptions.update(id, { metadata: { uid: '' } });
      control.refund(await invoiceOf(backend, id));
      control.deleteCustomer(String(customer));
    },
    act: (scene) => deliverUnapplied(scene, (events) => events.toReversed()),
    after: () => PAID_BACK,
  },
  ledger: {
    begin: async (backend) => {
      const vanished = await buyer(backend);
      await backend.auth.deleteUser(vanished.member.uid);
      await backend.db.doc(`user_profiles/${vanished.member.uid}`).delete();
      const deleting = await buyer(backend);
      await backend.db.doc(`deleted_accounts/${deleting.member.uid}`).set({
        deleted_at: new Date(Date.now() - 60_000).toISOString(),
        finished_at: null,
      });
      const refused = await buyer(backend);
      backend.gate.refuseNext(/^POST \/v1\/refunds/);
      await call(backend, 'cancel-subscription', { immediate: true }, refused.member);
      return buyer(backend);
    },
    arrange: ({ backend, id }) => backend.control.cancelNow(id),
    act: () => ledgerNow(),
    after: () => ({ hasAccess: false, refunds: [PRICE, PRICE, PRICE] }),
  },
};
