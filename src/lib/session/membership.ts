import { atom } from 'nanostores';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { setUserProperties } from '@/lib/analytics';
import { isAdmin } from '#shared/rules/access.ts';
import { DASHBOARD_LOADING_CAP_MS } from '#shared/limits.ts';
import { callAsMember } from './member-api';
import { keepPremium } from './store';

export type Me = EndpointOutput<'me'>;

export type Membership = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; me: Me };

/**
 * What the server knows about the member; refines what the hint says. An atom, because reading a store
 * of lib/query.ts fetches: every members' page reads this, and not every one asks the server.
 */
export const $membership = atom<Membership>({ state: 'loading' });

/**
 * Asks the server, whose word on the plan replaces the hint's.
 *
 * @param name `reconcile` lets the server ask Stripe first, on the return from checkout (product 6.4)
 * @param timeoutMs how long to wait for the answer
 * @throws ApiError
 */
export async function fetchMe(
  name: 'me' | 'reconcile' = 'me',
  timeoutMs = DASHBOARD_LOADING_CAP_MS,
): Promise<Me> {
  const me = await callAsMember(name, {}, { timeoutMs });
  $membership.set({ state: 'ready', me });
  const premium = me.subscription?.is_premium ?? false;
  keepPremium(premium);
  setUserProperties({
    user_type: premium ? 'premium' : 'free',
    has_subscription: me.subscription !== null,
    total_tools_used: me.statistics.toolsUsed,
  });
  if (me.is_new_visit) void noteVisit();
  return me;
}

/** Tells that a new visit has begun (product 7.15); once more would change nothing. */
async function noteVisit(): Promise<void> {
  try {
    await callAsMember('visit', {});
  } catch {
    // The next page tells it.
  }
}

/** Loads the membership; after 10 s without an answer it counts as failed and can be retried. */
export async function loadMembership(): Promise<void> {
  if ($membership.get().state === 'failed') $membership.set({ state: 'loading' });
  try {
    await fetchMe();
  } catch (error) {
    console.error('Membership:', error);
    if ($membership.get().state !== 'ready') $membership.set({ state: 'failed' });
  }
}

/** Whether the server calls the member premium; a failed check counts as no (product 4.5). */
export async function checkPremium(): Promise<boolean> {
  try {
    const { subscription } = await fetchMe();
    return subscription?.is_premium ?? false;
  } catch (error) {
    console.error('Membership:', error);
    return false;
  }
}

/** Whether the server calls the member an admin; a failed check counts as no. */
export async function checkAdmin(): Promise<boolean> {
  try {
    return isAdmin((await fetchMe()).profile.subscription_status);
  } catch {
    return false;
  }
}

/** Keeps the consents that a call returned. */
export function setConsents(consents: Me['profile']['consents']): void {
  const membership = $membership.get();
  if (membership.state !== 'ready') return;
  const profile = { ...membership.me.profile, consents };
  $membership.set({ state: 'ready', me: { ...membership.me, profile } });
}

/** Keeps the subscription that a call returned. */
export function setSubscription(subscription: SubscriptionView): void {
  const membership = $membership.get();
  if (membership.state !== 'ready') return;
  $membership.set({ state: 'ready', me: { ...membership.me, subscription } });
}
