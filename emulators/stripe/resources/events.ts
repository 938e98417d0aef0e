import type { Hono } from 'hono';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { invalidRequest } from '../errors.ts';
import { page } from '../lists.ts';
import { listing, text } from '../params.ts';
import type { World } from '../world.ts';

/** Most types that one list can be asked for. */
const MAX_TYPES = 20;

/** `/v1/events` (docs.stripe.com/api/events/list): every event, also those that were never delivered. */
export function events(app: Hono, world: World): void {
  endpoint(
    app,
    world,
    'get',
    '/v1/events',
    { ...listing, types: z.array(text).optional() },
    ({ params }) => {
      const { types } = params;
      if (types !== undefined && types.length > MAX_TYPES) {
        throw invalidRequest(`Invalid array: at most ${MAX_TYPES} types.`, 'types');
      }
      const all = Object.values(world.state.tables.events);
      const found = all.filter(({ type }) => types?.includes(type) ?? true);
      return page('/v1/events', found, params);
    },
  );
}
