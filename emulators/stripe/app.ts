import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { expireOverdueSessions } from './billing/checkout.ts';
import type { StripeControl } from './control.ts';
import { controlApi } from './control-api.ts';
import { StripeApiError } from './errors.ts';
import { checkoutPages } from './pages/checkout.ts';
import { invoicePages } from './pages/invoice.ts';
import { pageOf } from './pages/layout.ts';
import { portalPages } from './pages/portal.ts';
import { pageLocale, textsOf } from './pages/texts.ts';
import { checkoutSessions } from './resources/checkout-sessions.ts';
import { customers } from './resources/customers.ts';
import { events } from './resources/events.ts';
import { invoices } from './resources/invoices.ts';
import { payments } from './resources/payments.ts';
import { portalConfigurations } from './resources/portal-configurations.ts';
import { portalSessions } from './resources/portal-sessions.ts';
import { prices } from './resources/prices.ts';
import { products } from './resources/products.ts';
import { subscriptions } from './resources/subscriptions.ts';
import { testClocks } from './resources/test-clocks.ts';
import { webhookEndpoints } from './resources/webhook-endpoints.ts';
import type { World } from './world.ts';

const RESOURCES = [
  checkoutSessions,
  customers,
  events,
  invoices,
  payments,
  portalConfigurations,
  portalSessions,
  prices,
  products,
  subscriptions,
  testClocks,
  webhookEndpoints,
];

/**
 * The secret key comes as a bearer token or as basic auth's user name
 * (docs.stripe.com/api/authentication).
 */
function keyOf(authorization: string | undefined): string {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return '';
}

function wrongKey(key: string): StripeApiError {
  const message =
    key === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
      : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`;
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}

function isApi(c: Context): boolean {
  return c.req.path.startsWith('/v1/') || c.req.path.startsWith('/_local/');
}

function notFound(c: Context): Response | Promise<Response> {
  if (isApi(c)) {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). emulators/stripe knows only what the product calls.`;
    return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 404 });
  }
  const locale = pageLocale(null, c.req.header('Accept-Language'));
  const texts = textsOf(locale);
  const content = html`<h1>${texts.notFoundTitle}</h1>
    <p>${texts.notFoundText}</p>`;
  return c.html(pageOf(locale, texts, texts.notFoundTitle, content), 404);
}

/** The whole HTTP surface: `/v1` (API), `/c`, `/p`, `/i` (hosted pages), `/_local` (control). */
export function createApp(world: World, control: StripeControl): Hono {
  const app = new Hono();
  app.use(async (_, next) => {
    expireOverdueSessions(world);
    await next();
  });
  app.use('/v1/*', async (c, next) => {
    const key = keyOf(c.req.header('Authorization'));
    if (key !== world.apiKey) throw wrongKey(key);
    await next();
  });
  for (const add of RESOURCES) add(app, world);
  checkoutPages(app, world);
  portalPages(app, world);
  invoicePages(app, world);
  app.route('/_local', controlApi(control));
  app.notFound(notFound);
  app.onError((error) => {
    if (error instanceof StripeApiError) {
      return Response.json({ error: error.body }, { status: error.status });
    }
    console.error(error);
    const body = { type: 'api_error', message: 'emulators/stripe failed; see its log.' };
    return Response.json({ error: body }, { status: 500 });
  });
  return app;
}
