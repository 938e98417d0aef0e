import type Stripe from 'stripe';
import { callStripe, STRIPE_API_VERSION } from '#functions/gateways/stripe.ts';
import { findPlanPrice, PLAN_LOOKUP_KEY, planWithPrice } from '#functions/usecases/plan-price.ts';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { WebhookEndpoint } from '../doctor/check-stripe.ts';
import { portalDifferences, PORTAL_FEATURES } from './portal.ts';

/** One thing that is to be made or changed at Stripe. */
export interface StripeChange {
  line: string;
  /** @returns lines for the operator, shown once */
  write: () => Promise<string[]>;
}

/** How an account at Stripe differs from what the code needs. */
export interface StripePlan {
  changes: StripeChange[];
  /** What a person has to do in Stripe's dashboard. */
  notes: string[];
}

/**
 * Compares product and price, webhook endpoint and billing portal with what the code needs; writes
 * nothing.
 *
 * @param webhookAddress where Stripe has to send events
 * @throws PaymentProviderError
 */
export async function planStripeSetup(webhookAddress: string): Promise<StripePlan> {
  // One after another: the first failure gives the reason.
  const price = await planPrice();
  const endpoints = await callStripe((stripe) => stripe.webhookEndpoints.list({ limit: 100 }));
  const webhook = planWebhook(endpoints.data, webhookAddress);
  const portals = await callStripe((stripe) =>
    stripe.billingPortal.configurations.list({ is_default: true, limit: 1 }),
  );
  const portal = planPortal(portals.data[0]);
  return {
    changes: [...price, ...webhook.changes, ...portal.changes],
    notes: [...webhook.notes, ...portal.notes],
  };
}

async function planPrice(): Promise<StripeChange[]> {
  if ((await findPlanPrice()) !== null) return [];
  const { name, price_cents: cents, currency, billing_interval: interval } = DEFAULT_PLAN;
  const amount = `${formatMoney(cents, currency, 'en-GB')} per ${interval}, VAT included`;
  return [
    {
      line: `  + product “${name}” and its price ${PLAN_LOOKUP_KEY}: ${amount}`,
      write: async () => {
        await planWithPrice();
        return [];
      },
    },
  ];
}

/**
 * What to do about the webhook endpoint. One in another API version cannot be changed: it goes on
 * until the functions know the secret of a new one.
 */
export function planWebhook(
  endpoints: readonly (WebhookEndpoint & { id: string })[],
  address: string,
): StripePlan {
  const ours = endpoints.filter(({ url }) => url === address);
  const current = ours.find(({ api_version: version }) => version === STRIPE_API_VERSION);
  const notes = ours
    .filter((endpoint) => endpoint !== current)
    .map(
      ({ id, api_version: version }) =>
        `The webhook endpoint ${id} sends version ${version ?? 'of the account'}. Delete it in Stripe once the functions are deployed with the new secret.`,
    );
  if (current === undefined) return { changes: [newEndpoint(address)], notes };
  const missing = STRIPE_EVENTS.filter((type) => !current.enabled_events.includes(type));
  const excess = current.enabled_events.filter((type) => !isOurs(type));
  const isOff = current.status !== 'enabled';
  if (missing.length === 0 && excess.length === 0 && !isOff) return { changes: [], notes };
  const parts = [
    ...(isOff ? ['switched on'] : []),
    ...missing.map((type) => `+${type}`),
    ...excess.map((type) => `-${type}`),
  ];
  return {
    changes: [
      {
        line: `  ~ webhook endpoint ${current.id}: ${parts.join(', ')}`,
        write: async () => {
          await callStripe((stripe) =>
            stripe.webhookEndpoints.update(current.id, {
              enabled_events: [...STRIPE_EVENTS],
              ...(isOff && { disabled: false }),
            }),
          );
          return [];
        },
      },
    ],
    notes,
  };
}

function isOurs(type: string): boolean {
  return STRIPE_EVENTS.some((event) => event === type);
}

function newEndpoint(url: string): StripeChange {
  return {
    line: `  + webhook endpoint ${url}: ${STRIPE_EVENTS.length} events in version ${STRIPE_API_VERSION}`,
    write: async () => {
      const { secret = '' } = await callStripe((stripe) =>
        stripe.webhookEndpoints.create({
          url,
          enabled_events: [...STRIPE_EVENTS],
          api_version: STRIPE_API_VERSION,
        }),
      );
      return [
        `Signing secret of the webhook endpoint, shown only now: ${secret}`,
        'Give it to "npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project <id>", then deploy the functions.',
      ];
    },
  };
}

/**
 * What to do about the billing portal.
 *
 * @param portal the default configuration, which only Stripe's dashboard can make
 */
export function planPortal(
  portal: Pick<Stripe.BillingPortal.Configuration, 'id' | 'features'> | undefined,
): StripePlan {
  if (portal === undefined) {
    const note =
      'The billing portal has no settings yet, which only Stripe’s dashboard can make: press "Save" under Settings, Billing, Customer portal, then run this again.';
    return { changes: [], notes: [note] };
  }
  const differences = portalDifferences(portal.features);
  if (differences.length === 0) return { changes: [], notes: [] };
  return {
    changes: [
      {
        line: `  ~ billing portal ${portal.id}: ${differences.join(', ')}`,
        write: async () => {
          await callStripe((stripe) =>
            stripe.billingPortal.configurations.update(portal.id, { features: PORTAL_FEATURES }),
          );
          return [];
        },
      },
    ],
    notes: [],
  };
}
