import type { Hono } from 'hono';
import { z } from 'zod';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { bool, listing } from '../params.ts';
import type { World } from '../world.ts';

const PATH = '/v1/billing_portal/configurations';

const feature = z.strictObject({ enabled: bool }).optional();

const changeable = {
  features: z
    .strictObject({
      customer_update: z
        .strictObject({ enabled: bool, allowed_updates: z.array(z.string()).optional() })
        .optional(),
      invoice_history: feature,
      payment_method_update: feature,
      subscription_cancel: feature,
      subscription_pause: feature,
      subscription_update: feature,
    })
    .optional(),
};

/**
 * `/v1/billing_portal/configurations` (docs.stripe.com/api/customer_portal/configurations): the
 * default one, which is there from the start, as after its settings were saved in the dashboard.
 */
export function portalConfigurations(app: Hono, world: World): void {
  const filter = { ...listing, active: bool.optional(), is_default: bool.optional() };
  endpoint(app, world, 'get', PATH, filter, ({ params }) => {
    const found = Object.values(world.state.tables.portalConfigurations).filter(
      ({ active, is_default: isDefault }) =>
        (params.active ?? active) === active && (params.is_default ?? isDefault) === isDefault,
    );
    return page(PATH, found, params);
  });
  endpoint(app, world, 'post', `${PATH}/:id`, changeable, ({ params, id }) => {
    const found = get(world, 'portalConfigurations', id);
    const { customer_update: customer, ...others } = params.features ?? {};
    Object.assign(found.features.customer_update, customer);
    for (const [name, change] of Object.entries(others)) {
      Object.assign(found.features[name as keyof typeof others], change);
    }
    found.updated = now(world);
    return found;
  });
}
