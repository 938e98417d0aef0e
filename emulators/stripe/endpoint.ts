import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { API_VERSION } from './events.ts';
import { StripeApiError, invalidRequest } from './errors.ts';
import { expand } from './expand.ts';
import { decodeForm } from './form-encoding.ts';
import { newId } from './ids.ts';
import { common, parseParams } from './params.ts';
import type { World } from './world.ts';

type Method = 'get' | 'post' | 'delete';
interface Expandable {
  expand?: string[] | undefined;
}

/** What one endpoint is given: its checked parameters and the id in its path (or `''`). */
export interface Call<T> {
  params: T;
  id: string;
}

const HEADERS = { 'Content-Type': 'application/json', 'Stripe-Version': API_VERSION };

function checkVersion(c: Context): void {
  const version = c.req.header('Stripe-Version');
  if (version !== undefined && version !== API_VERSION) {
    throw invalidRequest(
      `emulators/stripe only speaks API version ${API_VERSION}, not ${version}.`,
    );
  }
}

/** A reply to the same key must answer the same request (docs.stripe.com/api/idempotent_requests). */
function replay(world: World, key: string | undefined, fingerprint: string): string | undefined {
  const saved = key === undefined ? undefined : world.state.replies[key];
  if (saved === undefined) return undefined;
  if (saved.fingerprint === fingerprint) return saved.body;
  throw new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key ?? ''}' if you meant to execute a different request.`,
  });
}

/**
 * Adds one endpoint: decodes and checks parameters, replays idempotent requests, expands the reply.
 * Handlers are synchronous, so two calls never interleave.
 */
export function endpoint<Shape extends z.ZodRawShape>(
  app: Hono,
  world: World,
  method: Method,
  path: string,
  shape: Shape,
  handler: (call: Call<z.infer<z.ZodObject<Shape, z.core.$strict>>>) => object,
): void {
  const schema = z.strictObject({ ...common, ...shape });
  app.on(method.toUpperCase(), path, async (c) => {
    checkVersion(c);
    const query = new URL(c.req.url).search;
    const encoded = method === 'post' ? await c.req.text() : query;
    const key = method === 'post' ? c.req.header('Idempotency-Key') : undefined;
    const fingerprint = `${method} ${c.req.path}\n${encoded}`;
    const replayed = replay(world, key, fingerprint);
    if (replayed !== undefined) {
      return c.body(replayed, 200, { ...HEADERS, 'Idempotent-Replayed': 'true' });
    }
    const params = parseParams(schema, decodeForm(encoded));
    const requestId = newId('req');
    world.request = { id: requestId, idempotency_key: key ?? null };
    try {
      const reply = handler({
        params: params as z.infer<z.ZodObject<Shape, z.core.$strict>>,
        id: c.req.param('id') ?? '',
      });
      const body = JSON.stringify(expand(world, reply, (params as Expandable).expand ?? []));
      if (key !== undefined) world.state.replies[key] = { fingerprint, body };
      return c.body(body, 200, { ...HEADERS, 'Request-Id': requestId });
    } finally {
      world.request = null;
    }
  });
}
