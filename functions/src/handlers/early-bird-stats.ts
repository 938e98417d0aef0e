import { ANNUAL_PRICE_CENTS, TERMS_REGULAR_PRICE_CENTS } from '#shared/entities/plan.ts';
import type { EndpointHandler } from '../call.ts';
import { countActiveSubscriptions } from '../stores/subscriptions.ts';

/** 290 is the early-bird price to the terms' regular price (product 5.3). */
export const earlyBirdStats: EndpointHandler<'early-bird-stats'> = {
  run: async () => ({
    member_count: await countActiveSubscriptions(),
    price_cents: ANNUAL_PRICE_CENTS,
    regular_price_cents: TERMS_REGULAR_PRICE_CENTS,
  }),
};
