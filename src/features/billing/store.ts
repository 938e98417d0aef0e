import { atom } from 'nanostores';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { ApiError, callApi } from '@/lib/api-client';
import type { Locale } from '@/i18n/locales';
import { pickPlan } from '#shared/rules/plan-picker.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { callAsMember } from '@/lib/session/member-api';
import { setSubscription } from '@/lib/session/membership';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';

/** `opening` until the plan is loaded, then `ready`; `redirecting` after the visitor has agreed. */
export type Checkout =
  | { state: 'closed' }
  | { state: 'opening' }
  | { state: 'ready'; plan: PricingPlan }
  | { state: 'redirecting'; plan: PricingPlan };

export const $checkout = atom<Checkout>({ state: 'closed' });

/** Number of members; null while unknown. */
export const $memberCount = atom<number | null>(null);

/** Failures are ignored: the number is only an additional line. */
async function loadMemberCount(): Promise<void> {
  try {
    $memberCount.set((await callApi('early-bird-stats', {})).member_count);
  } catch (error) {
    console.error('Early-bird statistics:', error);
  }
}

/** The offered plan; it is created when there is none (product 5.5). */
async function loadPlan(): Promise<PricingPlan> {
  const { plans } = await callApi('pricing-plans', {});
  return pickPlan(plans) ?? (await callApi('initialize-pricing-plan', {})).plan;
}

/**
 * Opens the checkout dialog and fetches the plan.
 *
 * @throws ApiError when there is no plan; it is logged and the dialog closed
 */
export async function openCheckout(): Promise<void> {
  const opening: Checkout = { state: 'opening' };
  $checkout.set(opening);
  void loadMemberCount();
  try {
    const plan = await loadPlan();
    if ($checkout.get() === opening) $checkout.set({ state: 'ready', plan });
  } catch (error) {
    console.error('Checkout:', error);
    if ($checkout.get() === opening) closeCheckout();
    throw error;
  }
}

export function closeCheckout(): void {
  $checkout.set({ state: 'closed' });
}

/** Leads to sign-in with a notice, and back to the order afterwards. */
function resumeAfterSignIn(): void {
  keepSignInNotice('loginRequired');
  const address = new URL(location.href);
  address.searchParams.set('showPayment', 'true');
  history.replaceState(history.state, '', address);
}

/**
 * Creates a checkout session; the caller navigates to its address.
 *
 * @returns the payment page's address; null when the dialog was closed meanwhile
 * @throws ApiError; it is logged and the dialog closed (product 6.6)
 */
export async function startCheckout(plan: PricingPlan, locale: Locale): Promise<string | null> {
  const redirecting: Checkout = { state: 'redirecting', plan };
  $checkout.set(redirecting);
  try {
    const input = { planId: plan.id, priceCents: plan.price_cents, locale };
    const options = { onExpired: resumeAfterSignIn };
    const { url } = await callAsMember('create-checkout-session', input, options);
    return $checkout.get() === redirecting ? url : null;
  } catch (error) {
    console.error('Checkout:', error);
    // An expired session leads to sign-in and back to the order.
    const isOver = error instanceof ApiError && error.code === 'unauthenticated';
    if (!isOver && $checkout.get() === redirecting) closeCheckout();
    throw error;
  }
}

/** Makes the order usable again when the back/forward cache restores it after the payment page. */
export function resumeOrder(): void {
  const checkout = $checkout.get();
  if (checkout.state === 'redirecting') $checkout.set({ state: 'ready', plan: checkout.plan });
}

/**
 * Cancels at the period's end, or `withNotice` in one month with a refund of the rest.
 *
 * @throws ApiError
 */
export async function cancelSubscription(withNotice: boolean): Promise<void> {
  const input = withNotice ? { notice: true } : {};
  setSubscription((await callAsMember('cancel-subscription', input)).subscription);
}

/** Undoes the cancellation. @throws ApiError */
export async function resumeSubscription(): Promise<void> {
  setSubscription((await callAsMember('resume-subscription', {})).subscription);
}

/**
 * Withdraws from the contract. The page shows the membership until the next load.
 *
 * @throws ApiError
 */
export function withdrawMembership(locale: Locale): Promise<EndpointOutput<'withdraw-membership'>> {
  return callAsMember('withdraw-membership', { locale });
}

/** The contract as it was sent, as HTML. @throws ApiError */
export async function readContract(id: string): Promise<string> {
  return (await callAsMember('contract', { id })).html;
}

/** The page to which the billing portal leads back. */
export type PortalReturn = EndpointInput<'billing-portal'>['returnTo'];

/** The address of Stripe's billing portal. @throws ApiError */
export async function billingPortalUrl(locale: Locale, returnTo: PortalReturn): Promise<string> {
  return (await callAsMember('billing-portal', { locale, returnTo })).url;
}
