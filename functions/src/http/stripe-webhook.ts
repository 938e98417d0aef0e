import { readSignedEvent } from '../gateways/stripe.ts';
import { applyStripeEvent } from '../usecases/apply-stripe-event.ts';
import { createApp, listenWith, type RequestListener } from './app.ts';
import { limitBody } from './body.ts';

/** Stripe's events are far smaller; anything larger is not from Stripe. */
export const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * Receives Stripe's events (product 5.10): 400 for a wrong signature, with nothing written; 5xx
 * when applying failed and 409 while another delivery of the event is being applied, so that Stripe
 * sends it again; 200 otherwise.
 *
 * @param clock the current time; a test's own
 */
export function createStripeWebhook(clock: () => Date = () => new Date()): RequestListener {
  const app = createApp(clock);
  app.post('*', limitBody(MAX_EVENT_BYTES), async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const event = await readSignedEvent(body, c.req.header('stripe-signature') ?? '');
    c.set('logFields', { event_id: event.id });
    await applyStripeEvent(event, c.get('now'));
    return c.json({ received: true });
  });
  return listenWith(app);
}
