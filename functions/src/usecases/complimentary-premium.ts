import type { OperationsInput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { endOfGermanDay, germanDay } from '#shared/rules/dates.ts';
import { ApiError } from '../api-error.ts';
import type { Operator } from '../stores/audit-log.ts';
import { changeComplimentary } from '../stores/complimentary.ts';

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
  return changeComplimentary({ uid, next, reason, seen }, operator);
}

/**
 * Ends complimentary premium at once; a paid membership is not changed.
 *
 * @throws ApiError `member-not-found`, `changed-meanwhile`
 */
export async function endComplimentary(
  { uid, reason, seen }: OperationsInput<'end-grant'>,
  operator: Operator,
): Promise<AuditEntry> {
  return changeComplimentary({ uid, next: null, reason, seen }, operator);
}
