import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { callStripe } from '../gateways/stripe.ts';
import type { EndpointHandler } from '../call.ts';
import { ApiError } from '../api-error.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { siteUrl } from '../usecases/site-urls.ts';

export const billingPortal: EndpointHandler<'billing-portal'> = {
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
};
