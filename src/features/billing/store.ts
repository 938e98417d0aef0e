import { atom } from 'nanostores';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { ApiError, callApi } from '@/lib/api-client';
import type { Locale } from '@/i18n/locales';
import { pickPlan } from '#shared/rules/plan-picker.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { callAsMember } from '@/lib/session/member-api';
import { setSubscription } from '@/lib/session/membership';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';

/** `opening` until the plan is there, `ready` to go, `redirecting` once the visitor agreed. */
export type Checkout =
  | { state: 'closed' }
  | { state: 'opening' }
  | { state: 'ready'; plan: PricingPlan }
  | { state: 'redirecting'; plan: PricingPlan };

export const $checkout = atom<Checkout>({ state: 'closed' });

/** How many members pay the early-bird price; null while that is not known. */
export const $memberCount = atom<number | null>(null);

/** Only adds a line: the order does without it. */
async function loadMemberCount(): Promise<void> {
  try {
    $memberCount.set((await callApi('early-bird-stats', {})).member_count);
  } catch (error) {
    console.error('Early-bird statistics:', error);
  }
}

/** The plan on sale; it is created when there is none yet (product 5.5). */
async function loadPlan(): Promise<PricingPlan> {
  const { plans } = await callApi('pricing-plans', {});
  return pickPlan(plans) ?? (await callApi('initialize-pricing-plan', {})).plan;
}

/**
 * Opens the checkout dialog and fetches the plan.
 *
 * @throws ApiError when there is no plan to be had; it is logged and the dialog closed then
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

/** The sign-in page says why it shows, and leads back to the order. */
function resumeAfterSignIn(): void {
  keepSignInNotice('loginRequired');
  const address = new URL(location.href);
  address.searchParams.set('showPayment', 'true');
  history.replaceState(history.state, '', address);
}

/**
 * Asks for a checkout session; the caller goes to its address.
 *
 * @returns the payment page's address; null when the dialog was closed meanwhile
 * @throws ApiError; it is logged and the dialog closed then (product 6.6)
 */
export async function startCheckout(plan: PricingPlan, locale: Locale): Promise<string | null> {
  const redirecting: Checkout = { state: 'redirecting', plan };
  $checkout.set(redirecting);
  try {
    const input = { planId: plan.id, locale };
    const options = { onExpired: resumeAfterSignIn };
    const { url } = await callAsMember('create-checkout-session', input, options);
    return $checkout.get() === redirecting ? url : null;
  } catch (error) {
    console.error('Checkout:', error);
    // A session that is over leaves for sign-in, with the order in the address until then.
    const isOver = error instanceof ApiError && error.code === 'unauthenticated';
    if (!isOver && $checkout.get() === redirecting) closeCheckout();
    throw error;
  }
}

/** The browser's way back from the payment page may find the order as it was left. */
export function resumeOrder(): void {
  const checkout = $checkout.get();
  if (checkout.state === 'redirecting') $checkout.set({ state: 'ready', plan: checkout.plan });
}

/**
 * Cancels at the period's end, or in one month with the rest paid back.
 *
 * @throws ApiError
 */
export async function cancelSubscription(withNotice: boolean): Promise<void> {
  const input = withNotice ? { notice: true } : {};
  setSubscription((await callAsMember('cancel-subscription', input)).subscription);
}

/** Takes the cancellation back. @throws ApiError */
export async function resumeSubscription(): Promise<void> {
  setSubscription((await callAsMember('resume-subscription', {})).subscription);
}

/**
 * Withdraws from the contract. The page shows the membership until it is loaded anew.
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

/** Where somebody comes back to from the billing portal. */
export type PortalReturn = EndpointInput<'billing-portal'>['returnTo'];

/** The address of Stripe's billing portal. @throws ApiError */
export async function billingPortalUrl(locale: Locale, returnTo: PortalReturn): Promise<string> {
  return (await callAsMember('billing-portal', { locale, returnTo })).url;
}
