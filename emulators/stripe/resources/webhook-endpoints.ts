import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { z } from 'zod';
import { now } from '../clock.ts';
import { API_VERSION } from '../events.ts';
import { endpoint } from '../endpoint.ts';
import { newId } from '../ids.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { bool, listing } from '../params.ts';
import type { World } from '../world.ts';

const PATH = '/v1/webhook_endpoints';

const changeable = {
  disabled: bool.optional(),
  enabled_events: z.array(z.string()).min(1).optional(),
};

const fields = {
  api_version: z.literal(API_VERSION, `emulators/stripe only knows ${API_VERSION}`).optional(),
  enabled_events: z.array(z.string()).min(1),
  url: z.url({ protocol: /^https?$/ }),
};

/**
 * `/v1/webhook_endpoints` (docs.stripe.com/api/webhook_endpoints): the one that events go to, and
 * others that are kept, can be changed and get none.
 */
export function webhookEndpoints(app: Hono, world: World): void {
  // Another object after a reset.
  const others = () => world.state.tables.webhookEndpoints;
  endpoint(app, world, 'get', PATH, listing, ({ params }) => {
    const { url, enabledEvents } = world.webhook;
    const own = endpointOf('we_local', 0, url, enabledEvents ?? ['*']);
    return page(PATH, [own, ...Object.values(others())], params);
  });
  endpoint(app, world, 'post', PATH, fields, ({ params: { url, enabled_events: events } }) => {
    const made = endpointOf(newId('we'), now(world), url, events);
    others()[made.id] = made;
    // Shown once, as by Stripe.
    return { ...made, secret: newId('whsec') };
  });
  endpoint(app, world, 'post', `${PATH}/:id`, changeable, ({ params, id }) => {
    const found = get(world, 'webhookEndpoints', id);
    found.enabled_events = params.enabled_events ?? found.enabled_events;
    if (params.disabled !== undefined) found.status = params.disabled ? 'disabled' : 'enabled';
    return found;
  });
  endpoint(app, world, 'delete', `${PATH}/:id`, {}, ({ id }) => {
    Reflect.deleteProperty(others(), get(world, 'webhookEndpoints', id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  });
}

function endpointOf(
  id: string,
  created: number,
  url: string,
  enabledEvents: readonly string[],
): Stripe.WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created,
    description: null,
    enabled_events: [...enabledEvents],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}
