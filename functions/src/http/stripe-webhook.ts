import { readSignedEvent } from '../gateways/stripe.ts';
import { applyStripeEvent } from '../usecases/apply-stripe-event.ts';
import type { RequestListener } from './dispatch.ts';
import { ApiError } from '../api-error.ts';
import { toErrorResponse } from './errors.ts';
import { sendJson } from './respond.ts';

/** Stripe's events are far smaller; anything larger is not from Stripe. */
const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * Receives Stripe's events (product 5.10): 400 for a wrong signature, with nothing written; 5xx
 * when applying failed and 409 while another delivery of the event is being applied, so that Stripe
 * sends it again; 200 otherwise.
 *
 * @param clock the current time; a test's own
 */
export function createStripeWebhook(clock: () => Date = () => new Date()): RequestListener {
  return async (request, response) => {
    let eventId: string | null = null;
    try {
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        throw new ApiError('method-not-allowed', 'Use POST.');
      }
      const body = request.rawBody ?? Buffer.alloc(0);
      if (body.byteLength > MAX_EVENT_BYTES) {
        throw new ApiError('payload-too-large', 'This is too large for an event.');
      }
      const signature = request.headers['stripe-signature'];
      const event = await readSignedEvent(body, typeof signature === 'string' ? signature : '');
      eventId = event.id;
      await applyStripeEvent(event, clock());
      sendJson(response, 200, { received: true });
    } catch (error) {
      const { status, body } = toErrorResponse(error, { event_id: eventId });
      sendJson(response, status, body);
    }
  };
}
