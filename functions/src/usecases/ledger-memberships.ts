import type Stripe from 'stripe';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe } from '../gateways/stripe.ts';
import { findDeletionOf } from '../stores/deleted-accounts.ts';
import { findRefundedCents } from '../stores/payments.ts';
import { findSubscription, listLivingSubscriptions } from '../stores/subscriptions.ts';
import { earlyEndOf, isEndRefunded, settledEarlyEndOf } from './early-end-metadata.ts';
import { attempt, type LedgerScope, type Note } from './ledger-step.ts';
import { endVanishedAccounts } from './ledger-accounts.ts';
import { objectsChangedSince } from './ledger-events.ts';
import { isMembership } from './membership-plan.ts';
import { stateOf } from './subscription-row.ts';
import { ownerOf, syncSubscription } from './sync-subscription.ts';

/**
 * Compares every membership that lives, here or at Stripe, and syncs those that differ.
 *
 * @returns how many
 */
export async function compareMemberships(scope: LedgerScope, note: Note): Promise<number> {
  const { now, due } = scope;
  // The store first: what changes at Stripe meanwhile has an event that is on its way.
  const rows = new Map((await listLivingSubscriptions()).map((row) => [row.id, row]));
  const atStripe = await livingMemberships();
  const living = new Set(atStripe.map(({ id }) => id));
  const underWay = due === null ? new Set<string>() : await objectsChangedSince(due);
  const owners = new Map<string, string>();

  for (const subscription of atStripe.filter(({ id }) => !underWay.has(id))) {
    await attempt(subscription.id, note, async () => {
      const uid = await compare(subscription, rows.get(subscription.id), now, note);
      if (uid !== null) owners.set(subscription.id, uid);
    });
  }
  const lost = [...rows.keys()].filter((id) => !living.has(id) && !underWay.has(id));
  for (const id of lost) await attempt(id, note, () => sync(id, now, note));
  await endVanishedAccounts(owners, scope, note);
  return new Set([...rows.keys(), ...living]).size;
}

/** @returns whose it is, while it lives and nothing but a vanished account can be wrong */
async function compare(
  subscription: Stripe.Subscription,
  listed: UserSubscription | undefined,
  now: Date,
  note: Note,
): Promise<string | null> {
  const { id } = subscription;
  const row = listed ?? (await findSubscription(id));
  const uid = await ownerOf(subscription);
  if (uid === null) {
    await syncSubscription(id, now);
    note('orphan', id, false);
    return null;
  }
  if (row === null && (await findDeletionOf(uid)) !== null) {
    await syncSubscription(id, now);
    note('orphan', id, true);
    return null;
  }
  if (row === null || !isSame(row, { ...stateOf(subscription), user_id: uid })) {
    await sync(id, now, note);
  }
  const end = earlyEndOf(subscription);
  if (end !== null && settledEarlyEndOf(subscription) === null) {
    const refunded = await findRefundedCents(end.invoiceId);
    if (isEndRefunded(subscription, refunded)) note('notice', id, false);
  }
  return uid;
}

async function sync(id: string, now: Date, note: Note): Promise<void> {
  await syncSubscription(id, now);
  note('membership', id, true);
}

function isSame(row: UserSubscription, expected: Partial<UserSubscription>): boolean {
  const keys = Object.keys(expected) as (keyof UserSubscription)[];
  return keys.every((key) => row[key] === expected[key]);
}

/** Every membership at Stripe that has not ended; a list without a status leaves those out. */
async function livingMemberships(): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  await callStripe(async (stripe) => {
    for await (const each of stripe.subscriptions.list({ limit: 100 })) {
      if (await isMembership(each)) found.push(each);
    }
  });
  return found;
}
