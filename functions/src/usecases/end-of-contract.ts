import type { EndpointInput } from '#shared/api/contract.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { findUidByEmail } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { currentSubscription } from './entitlement.ts';
import { viewOf } from './subscription-view.ts';

/**
 * When the contract ends by a cancellation, for its receipt (§ 312k (4) BGB). Known for a signed-in
 * member, else for the member with the address in the notice; then only the e-mail to that address may
 * contain it, because anyone can enter the address (product 10.6).
 *
 * @param uid of the member who is signed in
 * @returns a UTC instant, or a day alone; null for a withdrawal, for a cancellation for cause, and
 *   where there is no contract
 */
export async function endOfContract(
  notice: EndpointInput<'contract-notice'>,
  uid: string | null,
  now: Date,
): Promise<string | null> {
  if (notice.kind !== 'cancellation' || notice.cause !== 'ordinary') return null;
  const owner = uid ?? (await findUidByEmail(notice.email));
  const current =
    owner === null ? null : currentSubscription(await listSubscriptionsOf(owner), now);
  if (current === null) return null;
  const { notice: offer, ends_at, current_period_end } = await viewOf(current, now);
  const [earliest] = [offer?.ends_at, ends_at, current_period_end]
    .filter((instant) => instant != null)
    .sort();
  if (earliest === undefined) return null;
  const wanted = notice.ends_on;
  return wanted !== undefined && wanted > germanDay(new Date(earliest)) ? wanted : earliest;
}
