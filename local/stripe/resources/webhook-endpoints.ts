import type { Hono } from 'hono';
import { API_VERSION } from '../events.ts';
import { endpoint } from '../endpoint.ts';
import { page } from '../lists.ts';
import { listing } from '../params.ts';
import type { World } from '../world.ts';

/** `/v1/webhook_endpoints` (docs.stripe.com/api/webhook_endpoints): the one that events go to. */
export function webhookEndpoints(app: Hono, world: World): void {
  endpoint(app, world, 'get', '/v1/webhook_endpoints', listing, ({ params }) => {
    const { url, enabledEvents } = world.webhook;
    const only = {
      id: 'we_local',
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created: 0,
      description: null,
      enabled_events: enabledEvents ?? ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url,
    };
    return page('/v1/webhook_endpoints', [only], params);
  });
}
