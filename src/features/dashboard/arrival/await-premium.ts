import { $membership, fetchMe } from '@/lib/session/membership';

/** Maximum time to wait for the payment after checkout, in milliseconds. */
const RECONCILE_CAP_MS = 10_000;

/** Pause between two calls, in milliseconds. */
const RECONCILE_PAUSE_MS = 1_000;

/**
 * Waits for Premium after checkout: fetches the membership, then has the server ask Stripe until
 * the member is premium (product 6.4).
 *
 * @returns whether the member is premium within 10 s
 */
export async function awaitPremium(): Promise<boolean> {
  const end = Date.now() + RECONCILE_CAP_MS;
  const isPremiumBy = async (call: 'me' | 'reconcile') => {
    try {
      return (await fetchMe(call, end - Date.now())).subscription?.is_premium ?? false;
    } catch {
      // A failed call counts as not premium yet; the next one may succeed.
      return false;
    }
  };
  if (await isPremiumBy('me')) return true;
  while (Date.now() < end) {
    if (await isPremiumBy('reconcile')) return true;
    await new Promise((resolve) => setTimeout(resolve, RECONCILE_PAUSE_MS));
  }
  // When no call succeeded, the page offers to retry (product 7.9).
  if ($membership.get().state === 'loading') $membership.set({ state: 'failed' });
  return false;
}
