import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { CHECKOUT_CANCEL_PATH, CHECKOUT_SUCCESS_PATH } from '#src/routes.ts';
import { withProviderMessage } from '../gateways/stripe.ts';
import type { EndpointHandler } from '../call.ts';
import { ApiError } from '../api-error.ts';
import { findPlan } from '../stores/plans.ts';
import { ownUrl, siteUrl } from '../usecases/site-urls.ts';
import { startCheckout } from '../usecases/start-checkout.ts';

export const createCheckoutSession: EndpointHandler<'create-checkout-session'> = {
  run: async ({ input, member, now }) => {
    const locale = input.locale ?? DEFAULT_LOCALE;
    const successUrl = addressOr(
      input.successUrl,
      'successUrl',
      siteUrl(CHECKOUT_SUCCESS_PATH, locale),
    );
    const cancelUrl = addressOr(
      input.cancelUrl,
      'cancelUrl',
      siteUrl(CHECKOUT_CANCEL_PATH, locale),
    );
    const plan = await findPlan(input.planId);
    const price = plan?.stripe_price_id ?? null;
    if (plan === null || !plan.is_active || price === null) {
      throw new ApiError('plan-not-found', 'There is no such plan.');
    }
    const checkout = {
      member,
      plan: { ...plan, stripe_price_id: price },
      locale,
      successUrl,
      cancelUrl,
    };
    return { url: await withProviderMessage(() => startCheckout(checkout, now)) };
  },
};

function addressOr(given: string | undefined, field: string, fallback: string): string {
  return given === undefined ? fallback : ownUrl(given, field);
}
