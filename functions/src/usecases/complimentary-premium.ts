import type { OperationsInput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { endOfGermanDay, germanDay } from '#shared/rules/dates.ts';
import { ApiError } from '../api-error.ts';
import type { Operator } from '../stores/audit-log.ts';
import { changeComplimentary, forgetRunOut, listRunOut } from '../stores/complimentary.ts';
import { syncPremiumClaim } from './premium-claim.ts';

/**
 * Gives a member premium without payment (product 29.6). It is kept in the profile, apart from
 * subscriptions, so that no sync with Stripe touches it.
 *
 * @throws ApiError `invalid-input` for a day in the past, `member-not-found`, `changed-meanwhile`
 */
export async function grantComplimentary(
  { uid, reason, ends_on, seen }: OperationsInput<'grant'>,
  operator: Operator,
): Promise<AuditEntry> {
  const { now } = operator;
  if (ends_on !== null && ends_on < germanDay(now)) {
    throw new ApiError('invalid-input', 'ends_on: must not be in the past.');
  }
  const ends_at = ends_on === null ? null : endOfGermanDay(ends_on);
  const next = { granted_at: now.toISOString(), ends_at };
  const entry = await changeComplimentary({ uid, next, reason, seen }, operator);
  await syncPremiumClaim(uid, now);
  return entry;
}

/**
 * Ends it at once; a membership that the member pays for goes on.
 *
 * @throws ApiError `member-not-found`, `changed-meanwhile`
 */
export async function endComplimentary(
  { uid, reason, seen }: OperationsInput<'end-grant'>,
  operator: Operator,
): Promise<AuditEntry> {
  const entry = await changeComplimentary({ uid, next: null, reason, seen }, operator);
  await syncPremiumClaim(uid, operator.now);
  return entry;
}

/** Brings the claims of those in step whose complimentary premium has run out (a daily job). */
export async function endRunOut(now: Date): Promise<void> {
  for (const uid of await listRunOut(now)) {
    await syncPremiumClaim(uid, now);
    // Last, so that a run that broke off finds it again.
    await forgetRunOut(uid, now);
  }
}
