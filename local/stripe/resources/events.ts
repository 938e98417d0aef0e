import type { Hono } from 'hono';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { listing, text } from '../params.ts';
import type { World } from '../world.ts';

/** `type=invoice.*` matches a family (docs.stripe.com/api/events/list). */
function matchesType(type: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** `/v1/events` (docs.stripe.com/api/events). */
export function events(app: Hono, world: World): void {
  endpoint(
    app,
    world,
    'get',
    '/v1/events',
    { ...listing, type: text.optional(), types: z.array(text).max(20).optional() },
    ({ params }) => {
      const found = Object.values(world.state.tables.events).filter(
        ({ type }) => matchesType(type, params.type) && (params.types?.includes(type) ?? true),
      );
      return page('/v1/events', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/events/:id', {}, ({ id }) => get(world, 'events', id));
}
