import type { StoredContractNotice } from '../entities/handled.ts';
import type { NoticeContract, NoticeTodo } from '../entities/notice-case.ts';
import type { UserSubscription } from '../entities/subscription.ts';
import { germanDay } from './dates.ts';
import { isWithdrawable, noticeOffer, withdrawalDay, type EarlyEnd } from './membership-term.ts';

type Notice = Pick<StoredContractNotice, 'kind' | 'cause' | 'ends_on' | 'received_at'>;

type Membership = Pick<
  UserSubscription,
  | 'status'
  | 'created_at'
  | 'current_period_start'
  | 'current_period_end'
  | 'ends_at'
  | 'period_paid_cents'
>;

interface Decision {
  todo: NoticeTodo;
  endsAt: string | null;
  /** In cents; null where a person has to calculate it. */
  dueCents: number | null;
}

/**
 * The consequences of a contract notice for the membership with its address: the deadline for a
 * withdrawal, and what an operator has to do (product 29.16). The refund depends on the day on
 * which the notice was received.
 */
export function noticeCase(
  notice: Notice,
  membership: Membership,
): Pick<
  NoticeContract,
  'ordered_at' | 'withdrawable_until' | 'is_in_time' | 'ends_at' | 'due_cents'
> & {
  todo: NoticeTodo;
} {
  const { created_at: orderedAt } = membership;
  const isInTime = isWithdrawable(orderedAt, new Date(notice.received_at));
  const { todo, endsAt, dueCents } = decisionOf(notice, membership, isInTime);
  return {
    ordered_at: orderedAt,
    withdrawable_until: withdrawalDay(orderedAt),
    is_in_time: isInTime,
    ends_at: endsAt,
    due_cents: dueCents,
    todo,
  };
}

function decisionOf(notice: Notice, membership: Membership, isInTime: boolean): Decision {
  const { status, ends_at, current_period_end: periodEnd } = membership;
  const paidCents = membership.period_paid_cents ?? 0;
  const hasEnded = status === 'canceled';
  const isWithdrawal = notice.kind === 'withdrawal';
  if (isWithdrawal && isInTime && (paidCents > 0 || !hasEnded)) {
    return { todo: 'refund', endsAt: notice.received_at, dueCents: paidCents };
  }
  if (hasEnded) return { todo: 'ended', endsAt: ends_at, dueCents: 0 };
  if (isWithdrawal) return { todo: 'late', endsAt: null, dueCents: 0 };
  if (notice.cause === 'for_cause') return { todo: 'forCause', endsAt: null, dueCents: null };
  const offer = offerFor(membership, notice.received_at);
  // A membership that ends with its period can still end sooner.
  if (ends_at !== null && (offer === null || ends_at !== periodEnd)) {
    return { todo: 'settled', endsAt: ends_at, dueCents: 0 };
  }
  const earliest = offer?.endsAt ?? periodEnd;
  const wanted = notice.ends_on;
  if (wanted !== undefined && earliest !== null && wanted > germanDay(new Date(earliest))) {
    return { todo: 'wantedDay', endsAt: wanted, dueCents: null };
  }
  return offer === null
    ? { todo: 'periodEnd', endsAt: periodEnd, dueCents: 0 }
    : { todo: 'monthsNotice', endsAt: offer.endsAt, dueCents: offer.refundCents };
}

function offerFor(membership: Membership, receivedAt: string): EarlyEnd | null {
  const { current_period_start: periodStart, current_period_end: periodEnd } = membership;
  if (periodStart === null || periodEnd === null) return null;
  const { created_at: startedAt, period_paid_cents: paidCents } = membership;
  return noticeOffer(
    { startedAt, periodStart, periodEnd, paidCents: paidCents ?? 0 },
    new Date(receivedAt),
  );
}
