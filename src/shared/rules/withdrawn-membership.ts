import { SUBSCRIPTION_STATUSES, type UserSubscription } from '../entities/subscription.ts';
import { isWithdrawable } from './membership-term.ts';

/** What a membership is called, by us and by its members, in both languages. */
const NAMES = /community access|premium|membership|mitgliedschaft|subscription|\babo(nnement)?\b/i;

/** A number of a membership, Stripe's id. */
const NUMBER = /\bsub_\w+/;

/**
 * The membership that a signed-in member withdraws from, by what they name as the contract: its
 * number, as the form fills it in, or a membership in other words when only one can be meant (product
 * 10.11). Null where a person has to read it: another contract must not be ended by mistake.
 *
 * @param contract in the declarant's words
 * @param memberships all of the member's, newest first
 * @param declaredAt when the withdrawal came, which decides whether it came in time
 */
export function withdrawnMembership(
  contract: string,
  memberships: readonly UserSubscription[],
  declaredAt: Date,
): UserSubscription | null {
  const possible = withdrawableMemberships(memberships, declaredAt);
  if (NUMBER.test(contract)) return possible.find(({ id }) => contract.includes(id)) ?? null;
  if (!NAMES.test(contract)) return null;
  const running = possible.filter(({ status }) => !SUBSCRIPTION_STATUSES[status].ended);
  // Without a running one it repeats what has ended the newest.
  return (running.length > 1 ? undefined : (running[0] ?? possible[0])) ?? null;
}

/** Paid memberships that can be withdrawn from at a time, also those that have ended. */
export function withdrawableMemberships(
  memberships: readonly UserSubscription[],
  declaredAt: Date,
): UserSubscription[] {
  return memberships.filter(
    ({ status, created_at }) =>
      status !== 'incomplete' &&
      created_at <= declaredAt.toISOString() &&
      isWithdrawable(created_at, declaredAt),
  );
}
