import type { Membership } from '@/lib/session/membership';
import type { SubscriptionView } from '#shared/entities/subscription.ts';

/** The subscription that premium waits for a payment of; null when nothing is owed or known. */
export function paymentDue(membership: Membership): SubscriptionView | null {
  if (membership.state !== 'ready') return null;
  const { subscription } = membership.me;
  const isOwed =
    subscription !== null && !subscription.is_premium && subscription.status !== 'canceled';
  return isOwed ? subscription : null;
}
