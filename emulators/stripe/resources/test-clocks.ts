import type { Hono } from 'hono';
import { advanceClock, deleteClock, startClock } from '../billing/test-clocks.ts';
import { endpoint } from '../endpoint.ts';
import { get } from '../lookup.ts';
import { int, text } from '../params.ts';
import type { World } from '../world.ts';

const PATH = '/v1/test_helpers/test_clocks';

/** `/v1/test_helpers/test_clocks` (docs.stripe.com/api/test_clocks). */
export function testClocks(app: Hono, world: World): void {
  const fields = { frozen_time: int, name: text.optional() };
  endpoint(app, world, 'post', PATH, fields, ({ params }) =>
    startClock(world, params.frozen_time, params.name ?? null),
  );
  endpoint(app, world, 'get', `${PATH}/:id`, {}, ({ id }) => get(world, 'testClocks', id));
  endpoint(app, world, 'post', `${PATH}/:id/advance`, { frozen_time: int }, ({ params, id }) => {
    const clock = get(world, 'testClocks', id);
    advanceClock(world, clock, params.frozen_time);
    return clock;
  });
  endpoint(app, world, 'delete', `${PATH}/:id`, {}, ({ id }) => {
    deleteClock(world, get(world, 'testClocks', id));
    return { id, object: 'test_helpers.test_clock', deleted: true };
  });
}
