import { atom } from 'nanostores';
import { callApi } from '@/lib/api-client';
import type { Locale } from '@/i18n/locales';
import { pickPlan } from '#shared/rules/plan-picker.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { callAsMember } from '@/lib/session/member-api';
import { setSubscription } from '@/lib/session/membership';

/** `opening` until the plan is there, `ready` to go, `redirecting` once the visitor agreed. */
export type Checkout =
  | { state: 'closed' }
  | { state: 'opening' }
  | { state: 'ready'; plan: PricingPlan }
  | { state: 'redirecting'; plan: PricingPlan };

export const $checkout = atom<Checkout>({ state: 'closed' });

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
  $checkout.set({ state: 'opening' });
  try {
    const plan = await loadPlan();
    if ($checkout.get().state === 'opening') $checkout.set({ state: 'ready', plan });
  } catch (error) {
    console.error('Checkout:', error);
    closeCheckout();
    throw error;
  }
}

export function closeCheckout(): void {
  $checkout.set({ state: 'closed' });
}

/**
 * Asks for a checkout session; the caller goes to its address.
 *
 * @returns the payment page's address; empty when the server sent none
 * @throws ApiError; it is logged and the dialog closed then (product 6.6)
 */
export async function startCheckout(plan: PricingPlan, locale: Locale): Promise<string> {
  $checkout.set({ state: 'redirecting', plan });
  try {
    const { url } = await callAsMember('create-checkout-session', { planId: plan.id, locale });
    if (!url) closeCheckout();
    return url;
  } catch (error) {
    console.error('Checkout:', error);
    closeCheckout();
    throw error;
  }
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

/** The address of Stripe's billing portal. @throws ApiError */
export async function billingPortalUrl(locale: Locale): Promise<string> {
  return (await callAsMember('billing-portal', { locale })).url;
}
