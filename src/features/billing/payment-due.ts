import type { Membership } from '@/lib/session/membership';
import type { SubscriptionView } from '#shared/entities/subscription.ts';

/** The subscription whose payment is due; null when none is, or the membership is unknown. */
export function paymentDue(membership: Membership): SubscriptionView | null {
  if (membership.state !== 'ready') return null;
  const { subscription } = membership.me;
  const isOwed =
    subscription !== null && !subscription.is_premium && subscription.status !== 'canceled';
  return isOwed ? subscription : null;
}
