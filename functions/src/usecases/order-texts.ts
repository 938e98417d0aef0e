import type Stripe from 'stripe';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { order as de } from '#src/i18n/de/order.ts';
import { order as en } from '#src/i18n/en/order.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { stripeOrderTexts, WITHDRAWAL_ANCHOR } from '#src/i18n/order-facts.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from './site-urls.ts';

const TEXTS = { en, de };

/** Texts on Stripe's page beside the checkbox for the terms and the button. */
export function orderTexts(
  plan: PricingPlan,
  locale: Locale,
): Stripe.Checkout.SessionCreateParams.CustomText {
  const { submit, terms } = stripeOrderTexts(TEXTS[locale], plan, locale, {
    terms: siteUrl(ROUTES.terms, locale),
    withdrawal: siteUrl(ROUTES.terms + WITHDRAWAL_ANCHOR, locale),
  });
  return { submit: { message: submit }, terms_of_service_acceptance: { message: terms } };
}
