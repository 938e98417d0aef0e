import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Backend } from './api-server-backend.ts';
import { call, post, refusal, signedInAt, type TestMember } from './api-server-client.ts';
import { buy } from './api-server-purchase.ts';
import { endProcess, stripeAndAccounts } from './process-end.ts';
import { closeDispute, dispute, refund } from './subscription-bank.ts';
import { dueOnEnd, type Ledger } from './subscription-ledger.ts';
import {
  changePrice,
  deleteCustomer,
  forgetOwner,
  sellByHand,
  sellRetainer,
} from './subscription-sales.ts';

/** What a step works on. */
export interface Scene {
  backend: Backend;
  member: TestMember;
  /** The member's newest membership at Stripe. */
  id: string;
  /** Any number, for what a step leaves to chance. */
  pick: number;
  ledger: Ledger;
}

/**
 * Changes a subscription, or makes one.
 *
 * @returns 'stored' when the store must have it already, because the member did it with us, and
 *   'deleted' when there is no account any more
 */
export type Step = (scene: Scene) => Promise<'stored' | 'deleted' | undefined>;

/** What can happen, by the state that the member's newest membership has at Stripe. */
export type Steps = Partial<Record<MembershipState, Record<string, Step>>>;

/** Stripe's states, and `awaiting`: active, with a payment that takes days. */
export type MembershipState = Stripe.Subscription.Status | 'awaiting';

const DAY_MS = 86_400_000;

/** Calls as the member at a moment of the period that runs at Stripe, but for unclear days. */
async function within<T>({ backend, id, pick }: Scene, run: (at: Date) => Promise<T>): Promise<T> {
  const { items, cancel_at: end } = await backend.stripe.subscriptions.retrieve(id);
  const start = (items.data[0]?.current_period_start ?? 0) * 1_000;
  const last = (end ?? items.data[0]?.current_period_end ?? 0) * 1_000;
  const days = Math.max(1, Math.floor((last - start) / DAY_MS) - 1);
  const day = pick % days;
  // Weekends and holidays decide then whether one can still withdraw.
  const isUnclear = day >= 14 && day < 21;
  const at = new Date(start + (isUnclear ? 0 : day) * DAY_MS + 60_000);
  backend.setNow(at);
  try {
    return await run(at);
  } finally {
    backend.setNow(null);
  }
}

/**
 * Asks for an end as the member.
 *
 * @returns undefined when it is refused: a notice that the terms do not give, or a membership that
 *   this very call found to be over, because its money went back unnoticed
 */
async function askToEnd(
  { backend, member }: Scene,
  input: { immediate?: true; notice?: true },
): Promise<'stored' | undefined> {
  const response = await post(backend, 'cancel-subscription', input, member);
  if (response.status === 200) return 'stored';
  const { code } = await refusal(response);
  expect(['notice-not-possible', 'subscription-not-found']).toContain(code);
  return undefined;
}

/** An end with what the terms give back for it, from what Stripe holds before. */
const endWith =
  (how: 'now' | 'notice'): Step =>
  (scene) =>
    within(scene, async (at) => {
      const due = await dueOnEnd(scene.backend.stripe, scene.id, at, how);
      const outcome = await askToEnd(scene, how === 'now' ? { immediate: true } : { notice: true });
      if (outcome && due) scene.ledger.owe(due.invoice, due.cents);
      return outcome;
    });

const cancel: Step = (scene) => askToEnd(scene, {});
const endNow = endWith('now');
const giveNotice = endWith('notice');

async function deleteAccount(scene: Scene): Promise<'deleted'> {
  const { backend, member, id, ledger } = scene;
  return within(scene, async (at) => {
    const due = await dueOnEnd(backend.stripe, id, at, 'now');
    const { status } = await backend.stripe.subscriptions.retrieve(id);
    const fresh = { ...member, cookie: signedInAt(member.cookie, at) };
    await call(backend, 'delete-account', {}, fresh);
    if (due && status !== 'canceled') ledger.owe(due.invoice, due.cents);
    return 'deleted' as const;
  });
}

/** The deletion's process ends somewhere; one that did not get as far as the mark is repeated. */
async function breakOffDeletion(scene: Scene): Promise<'deleted'> {
  const { backend, member, id, pick, ledger } = scene;
  const { status, items } = await backend.stripe.subscriptions.retrieve(id);
  // The ledger, which has to finish it, runs today.
  if ((items.data[0]?.current_period_start ?? 0) * 1_000 > Date.now()) return deleteAccount(scene);
  const due = await dueOnEnd(backend.stripe, id, new Date(), 'now');
  const end = { at: pick % 16, when: pick % 2 === 0 ? 'before' : 'after' } as const;
  await endProcess(end, stripeAndAccounts(backend), () =>
    post(backend, 'delete-account', {}, member),
  );
  const mark = await backend.db.doc(`deleted_accounts/${member.uid}`).get();
  if (!mark.exists) await call(backend, 'delete-account', {}, member);
  if (due && status !== 'canceled') ledger.owe(due.invoice, due.cents);
  return 'deleted';
}

const buyAgain: Step = async ({ backend, member }) => void (await buy(backend, member));

const periodEnds: Step = async ({ backend, id }) => void backend.control.advance(id);

const renewalFails: Step = async ({ backend, id }) => {
  backend.control.failNextRenewal(id);
  backend.control.advance(id);
};

const settle =
  (arrives: boolean): Step =>
  async ({ backend, id }) =>
    void backend.control.settlePayment(id, arrives);

const endDunning =
  (outcome: 'paid' | 'unpaid' | 'canceled'): Step =>
  async ({ backend, id }) =>
    void backend.control.endDunning(id, outcome);

const endAtStripe: Step = async ({ backend, id }) => void backend.control.cancelNow(id);

/** What the member does with us, and what else may happen in between. */
const MEMBER_STEPS: Steps = {
  active: {
    cancel,
    takeBack: async ({ backend, member }) => {
      const { status } = await post(backend, 'resume-subscription', {}, member);
      return status === 200 ? 'stored' : undefined;
    },
    endNow,
    giveNotice,
    look: async ({ backend, member }) => void (await call(backend, 'me', {}, member)),
    periodEnds,
    renewalFails,
    deleteAccount,
    breakOffDeletion,
    changePrice,
  },
  awaiting: {
    endNow,
    deleteAccount,
    breakOffDeletion,
    arrives: settle(true),
    bounces: settle(false),
  },
  past_due: {
    endNow,
    deleteAccount,
    breakOffDeletion,
    pay: endDunning('paid'),
    givenUp: endDunning('unpaid'),
  },
  unpaid: { endAtStripe, deleteAccount },
  canceled: {
    buyAgain,
    sellByHand: sellByHand(false),
    sellDelayed: sellByHand(true),
    deleteAccount,
  },
};

/** Everything at once. */
export function allSteps(): Steps {
  const states = new Set([
    ...Object.keys(MEMBER_STEPS),
    ...Object.keys(STRIPE_STEPS),
  ] as MembershipState[]);
  return Object.fromEntries(
    [...states].map((state) => [state, { ...MEMBER_STEPS[state], ...STRIPE_STEPS[state] }]),
  );
}

/** What happens at Stripe alone, by its clock, its support or its own pages. */
export const STRIPE_STEPS: Steps = {
  active: {
    cancelAtEnd: async ({ backend, id }) => {
      await backend.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },
    takeBackAtStripe: async ({ backend, id }) => {
      await backend.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    },
    periodEnds,
    renewalFails,
    pause: async ({ backend, id }) => void backend.control.pause(id),
    refund: refund(),
    refundPart: refund(5_000),
    dispute,
    disputeWon: closeDispute(true),
    disputeLost: closeDispute(false),
    endAtStripe,
    sellRetainer,
    changePrice,
    forgetOwner,
    deleteCustomer,
  },
  awaiting: { arrives: settle(true), bounces: settle(false), endAtStripe },
  past_due: {
    paidAfterAll: endDunning('paid'),
    givenUp: endDunning('unpaid'),
    canceledByStripe: endDunning('canceled'),
  },
  paused: { resume: async ({ backend, id }) => void backend.control.resume(id) },
  unpaid: { endAtStripe },
  canceled: { buyAgain, sellByHand: sellByHand(false), sellDelayed: sellByHand(true) },
};
