import { $membership, fetchMe } from '@/lib/session/membership';

/** How long the return from checkout waits for the payment to arrive, in milliseconds. */
const RECONCILE_CAP_MS = 10_000;

/** Pause between two questions, in milliseconds. */
const RECONCILE_PAUSE_MS = 1_000;

/**
 * After the return from checkout: asks the server what it knows, then has it ask Stripe until the
 * member is premium (product 6.4).
 *
 * @returns whether that happened within 10 s
 */
export async function awaitPremium(): Promise<boolean> {
  const end = Date.now() + RECONCILE_CAP_MS;
  const isPremiumBy = async (call: 'me' | 'reconcile') => {
    try {
      return (await fetchMe(call, end - Date.now())).subscription?.is_premium ?? false;
    } catch {
      // The next question may be answered.
      return false;
    }
  };
  if (await isPremiumBy('me')) return true;
  while (Date.now() < end) {
    if (await isPremiumBy('reconcile')) return true;
    await new Promise((resolve) => setTimeout(resolve, RECONCILE_PAUSE_MS));
  }
  // Without a single answer the page offers to try again (product 7.9).
  if ($membership.get().state === 'loading') $membership.set({ state: 'failed' });
  return false;
}
