import { atom, computed } from 'nanostores';
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
 * The member's profile and subscription from the server, more exact than the session hint. An atom,
 * because reading a store of lib/query.ts fetches it, and not every members' page needs it.
 */
export const $membership = atom<Membership>({ state: 'loading' });

/** Whether the server has said that the member is an admin. */
export const $isAdmin = computed(
  $membership,
  (membership) =>
    membership.state === 'ready' && isAdmin(membership.me.profile.subscription_status),
);

/**
 * Fetches the membership and updates the hint's plan.
 *
 * @param name with `reconcile` the server asks Stripe first, after a checkout (product 6.4)
 * @param timeoutMs milliseconds until the call fails
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

/** Records that a new visit has begun (product 7.15); may be repeated. */
async function noteVisit(): Promise<void> {
  try {
    await callAsMember('visit', {});
  } catch {
    // The next page records it.
  }
}

/**
 * Loads the membership; after 10 s without an answer its state is `failed` and it can be retried.
 */
export async function loadMembership(): Promise<void> {
  if ($membership.get().state === 'failed') $membership.set({ state: 'loading' });
  try {
    await fetchMe();
  } catch (error) {
    console.error('Membership:', error);
    if ($membership.get().state !== 'ready') $membership.set({ state: 'failed' });
  }
}

/** Whether the member is premium by the server; a failed check counts as no (product 4.5). */
export async function checkPremium(): Promise<boolean> {
  try {
    const { subscription } = await fetchMe();
    return subscription?.is_premium ?? false;
  } catch (error) {
    console.error('Membership:', error);
    return false;
  }
}

/** Whether the member is an admin by the server; a failed check counts as no. */
export async function checkAdmin(): Promise<boolean> {
  try {
    return isAdmin((await fetchMe()).profile.subscription_status);
  } catch {
    return false;
  }
}

/** Sets the consents that a call returned. */
export function setConsents(consents: Me['profile']['consents']): void {
  const membership = $membership.get();
  if (membership.state !== 'ready') return;
  const profile = { ...membership.me.profile, consents };
  $membership.set({ state: 'ready', me: { ...membership.me, profile } });
}

/** Sets whether the member is reminded of live Q&As, as a call returned it. */
export function setMemberReminders(event_reminders: boolean): void {
  const membership = $membership.get();
  if (membership.state !== 'ready') return;
  const profile = { ...membership.me.profile, event_reminders };
  $membership.set({ state: 'ready', me: { ...membership.me, profile } });
}

/** Sets the subscription that a call returned. */
export function setSubscription(subscription: SubscriptionView): void {
  const membership = $membership.get();
  if (membership.state !== 'ready') return;
  $membership.set({ state: 'ready', me: { ...membership.me, subscription } });
}
