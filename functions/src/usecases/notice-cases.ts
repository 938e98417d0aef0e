import type { StoredContractNotice } from '#shared/entities/handled.ts';
import type { NoticeCase } from '#shared/entities/notice-case.ts';
import { PLAN_CURRENCY } from '#shared/entities/plan.ts';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { noticeCase } from '#shared/rules/notice-case.ts';
import { refundedOfAll } from '../stores/payments.ts';
import { findProfilesByEmail } from '../stores/profiles.ts';
import { listSubscriptionsOfAll } from '../stores/subscriptions.ts';
import { currentSubscription } from './entitlement.ts';

/**
 * Whose contract each notice is about, by the member who was signed in or else by the address that it
 * names, and what is to be done: three queries for a page, whatever it holds.
 *
 * @returns by the notice's id
 */
export async function noticeCases(
  notices: readonly StoredContractNotice[],
  now: Date,
): Promise<Map<string, NoticeCase>> {
  const profiles = await findProfilesByEmail(notices.map(({ email }) => email));
  const uidOf = ({ user_id, email }: StoredContractNotice) =>
    user_id ?? profiles.get(email)?.id ?? null;
  const uids = notices.flatMap((notice) => uidOf(notice) ?? []);
  const memberships = contractsOf(await listSubscriptionsOfAll(uids), now);
  const refunded = await refundedOfAll([...memberships.values()].map(({ id }) => id));
  return new Map(
    notices.map((notice): [string, NoticeCase] => {
      if (notice.account_deleted !== null) {
        return [notice.id, { uid: null, contract: null, todo: 'deleted' }];
      }
      const uid = uidOf(notice);
      const membership = uid === null ? undefined : memberships.get(uid);
      if (membership === undefined) {
        const todo = uid === null ? 'unknown' : 'noContract';
        return [notice.id, { uid, contract: null, todo }];
      }
      const { todo, ...contract } = noticeCase(notice, membership);
      const refunded_cents = refunded.get(membership.id) ?? 0;
      const money = { refunded_cents, currency: PLAN_CURRENCY };
      return [notice.id, { uid, contract: { ...contract, ...money }, todo }];
    }),
  );
}

/** Each member's contract that counts, else the newest one that was paid for. */
function contractsOf(
  all: ReadonlyMap<string, readonly UserSubscription[]>,
  now: Date,
): Map<string, UserSubscription> {
  return new Map(
    [...all].flatMap(([uid, rows]) => {
      const paid = rows.filter(({ status }) => status !== 'incomplete');
      const found = currentSubscription(paid, now) ?? paid[0];
      return found === undefined ? [] : [[uid, found] as const];
    }),
  );
}
