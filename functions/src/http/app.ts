import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { ApiError } from '../api-error.ts';
import { clientAddress } from './client-address.ts';
import type { ApiEnv } from './context.ts';
import { mountEndpoint } from './endpoint.ts';
import { sendError } from './errors.ts';
import type { FrameworkRequest } from './raw-requests.ts';
import { sameOrigin } from './same-origin.ts';
import { sessionCookie } from './session-cookie.ts';

export type RequestListener = (
  request: FrameworkRequest,
  response: ServerResponse,
) => Promise<void>;

/**
 * Serves the endpoints of the contract under `/api/**` (product 22.1).
 *
 * @param clock the current time; a test's own
 */
export function createApi(clock: () => Date = () => new Date()): RequestListener {
  const app = createApp(clock);
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) mountEndpoint(app, name);
  // Ends the session of this browser; it needs no authentication.
  app.delete('/api/session', sameOrigin(true), (c) => {
    sessionCookie(c).remove();
    return c.json({ success: true });
  });
  return listenWith(app);
}

/** An app with what every route needs: the time, the caller's network and error handling. */
export function createApp(clock: () => Date): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    // Express, which the frameworks are built on, adds this header.
    c.env.outgoing.removeHeader('X-Powered-By');
    c.set('now', clock());
    c.set('address', clientAddress(c.env.incoming));
    c.set('logFields', {});
    await next();
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allowed = methods.join(', ');
        c.header('Allow', allowed);
        return sendError(c, new ApiError('method-not-allowed', `Use ${allowed}.`));
      },
    }),
  );
  app.notFound((c) => sendError(c, new ApiError('unknown-endpoint', 'There is no such endpoint.')));
  app.onError((error, c) => sendError(c, error));
  return app;
}

/** Node's globals stay as they are: other libraries of this process use them. */
export function listenWith(app: Hono<ApiEnv>): RequestListener {
  const serve = app.fetch as Parameters<typeof getRequestListener>[0];
  return getRequestListener(serve, { overrideGlobalObjects: false });
}
