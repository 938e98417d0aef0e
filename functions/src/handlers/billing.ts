import type { EndpointInput } from '#shared/api/contract.ts';
import { ANNUAL_PRICE_CENTS, TERMS_REGULAR_PRICE_CENTS } from '#shared/entities/plan.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { CHECKOUT_CANCEL_PATH, CHECKOUT_SUCCESS_PATH, ROUTES } from '#src/routes.ts';
import { ApiError } from '../api-error.ts';
import type { Handlers } from '../call.ts';
import { callStripe, withProviderMessage } from '../gateways/stripe.ts';
import { countCall, planLimit } from '../stores/call-limits.ts';
import { findContract } from '../stores/contracts.ts';
import { findPlan, listActivePlans } from '../stores/plans.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { countActiveSubscriptions } from '../stores/subscriptions.ts';
import {
  cancelSubscription,
  resumeSubscription,
  type Cancellation,
} from '../usecases/change-subscription.ts';
import { initializePlan } from '../usecases/initialize-plan.ts';
import { ownUrl, siteUrl } from '../usecases/site-urls.ts';
import { startCheckout } from '../usecases/start-checkout.ts';
import { declareWithdrawal } from '../usecases/withdraw-membership.ts';

/** Plans, checkout and the member's subscription. */
export const billingHandlers: Handlers<
  | 'pricing-plans'
  | 'initialize-pricing-plan'
  | 'early-bird-stats'
  | 'create-checkout-session'
  | 'cancel-subscription'
  | 'resume-subscription'
  | 'withdraw-membership'
  | 'contract'
  | 'billing-portal'
> = {
  'pricing-plans': { run: async () => ({ plans: await listActivePlans() }) },
  'initialize-pricing-plan': {
    run: async ({ address, now }) => ({
      plan: await initializePlan(() => countCall(planLimit(address), now)),
    }),
  },
  /** 290 is the early-bird price to the terms' regular price (product 5.3). */
  'early-bird-stats': {
    run: async () => ({
      member_count: await countActiveSubscriptions(),
      price_cents: ANNUAL_PRICE_CENTS,
      regular_price_cents: TERMS_REGULAR_PRICE_CENTS,
    }),
  },
  'create-checkout-session': {
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
      if (plan.price_cents !== (input.priceCents ?? plan.price_cents)) {
        throw new ApiError('price-changed', 'The price of this plan has changed meanwhile.');
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
  },
  'cancel-subscription': {
    run: async ({ input, member, now }) => ({
      subscription: await cancelSubscription(member.uid, cancellationOf(input), now),
    }),
  },
  'resume-subscription': {
    run: async ({ member, now }) => ({ subscription: await resumeSubscription(member.uid, now) }),
  },
  'withdraw-membership': {
    run: ({ input, member, address, now }) =>
      declareWithdrawal({ member, address, locale: input.locale }, now),
  },
  contract: {
    run: async ({ input, member }) => {
      const contract = await findContract(input.id);
      if (contract?.user_id !== member.uid) {
        throw new ApiError('contract-not-found', 'You have no such contract.');
      }
      return { html: contract.mail.html };
    },
  },
  'billing-portal': {
    run: async ({ input, member }) => {
      const locale = input.locale ?? DEFAULT_LOCALE;
      const customer = (await findStripeCustomer(member.uid))?.customer_id ?? null;
      if (customer === null) {
        throw new ApiError('subscription-not-found', 'You have no billing account yet.');
      }
      const session = await callStripe((stripe) =>
        stripe.billingPortal.sessions.create({
          customer,
          locale,
          return_url: siteUrl(ROUTES[input.returnTo], locale),
        }),
      );
      return { url: session.url };
    },
  },
};

function addressOr(given: string | undefined, field: string, fallback: string): string {
  return given === undefined ? fallback : ownUrl(given, field);
}

function cancellationOf({ immediate, notice }: EndpointInput<'cancel-subscription'>): Cancellation {
  if (immediate === true) return 'now';
  return notice === true ? 'notice' : 'period-end';
}
