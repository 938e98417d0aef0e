import type { StoredContractNotice } from '#shared/entities/handled.ts';
import { withdrawnMembership } from '#shared/rules/withdrawn-membership.ts';
import { listOpenWithdrawalsOfMembers } from '../stores/open-notices.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { attempt, type LedgerScope, type Note } from './ledger-step.ts';
import { carryOut } from './withdraw-membership.ts';

/**
 * Carries out members' own withdrawals that were stored and confirmed, while the process ended or Stripe
 * failed before they were carried out (product 5.18). What a person has to read stays open as it is.
 */
export async function carryOutWithdrawals({ now, due }: LedgerScope, note: Note): Promise<void> {
  for (const notice of await listOpenWithdrawalsOfMembers(due ?? now)) {
    await attempt(notice.id, note, () => finish(notice, now, note), 'withdrawal');
  }
}

async function finish(
  { id: reference, contract, user_id, received_at }: StoredContractNotice,
  now: Date,
  note: Note,
): Promise<void> {
  const declaredAt = new Date(received_at);
  const memberships = user_id === null ? [] : await listSubscriptionsOf(user_id);
  const row = withdrawnMembership(contract, memberships, declaredAt);
  if (row === null) return;
  const done = await carryOut(row, { reference, declaredAt }, now);
  note('withdrawal', reference, done?.outcome === 'settled');
}
