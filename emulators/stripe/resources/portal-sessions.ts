import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { DEFAULT_PORTAL_ID } from '../billing/portal-configuration.ts';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { newId } from '../ids.ts';
import { getCustomer } from '../lookup.ts';
import { text } from '../params.ts';
import type { World } from '../world.ts';

/** `/v1/billing_portal/sessions` (docs.stripe.com/api/customer_portal/sessions). */
export function portalSessions(app: Hono, world: World): void {
  endpoint(
    app,
    world,
    'post',
    '/v1/billing_portal/sessions',
    {
      customer: text,
      return_url: text.optional(),
      locale: text.optional(),
    },
    ({ params }) => {
      getCustomer(world, params.customer, 'customer');
      const id = newId('bps');
      const session: Stripe.BillingPortal.Session = {
        id,
        object: 'billing_portal.session',
        configuration: DEFAULT_PORTAL_ID,
        created: now(world),
        customer: params.customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${world.baseUrl}/p/session/${id}`,
      };
      world.state.tables.portalSessions[id] = session;
      return session;
    },
  );
}
