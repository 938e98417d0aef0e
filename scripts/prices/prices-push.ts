/**
 * `npm run prices:push [-- --local | --project <id>] [--apply]`: gives the stored plans the price of
 * `src/shared/entities/plan.ts`, with a product and price at Stripe. Without `--apply` it only
 * prints what it would do. Stripe is asked with STRIPE_SECRET_KEY of the environment, or with `--local`
 * the emulator that `npm start` runs.
 */
import { planWithPrice } from '#functions/usecases/plan-price.ts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { functionsEnvironment, localPorts } from '../environment.ts';
import { runPushCommand } from '../library/push-command.ts';
import { applyPricePush, planPricePush } from './push.ts';

const euros = (cents: number) => formatMoney(cents, DEFAULT_PLAN.currency, 'en-GB');

await runPushCommand(
  ({ local }) => {
    if (!local) return;
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = functionsEnvironment(localPorts());
    Object.assign(process.env, { STRIPE_SECRET_KEY, STRIPE_API_BASE });
  },
  async (db) => {
    const changes = await planPricePush(db);
    if (changes.length === 0) return { lines: ['Every plan has its price.'], write: null };
    const price = euros(DEFAULT_PLAN.price_cents);
    return {
      lines: changes.map(({ id, fromCents }) =>
        fromCents === DEFAULT_PLAN.price_cents
          ? `${id}: gets a price of ${price} at Stripe, which has none for it`
          : `${id}: ${euros(fromCents)} becomes ${price}`,
      ),
      write: async () => applyPricePush(db, changes, await planWithPrice()),
    };
  },
);
