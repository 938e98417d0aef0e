import { Hono } from 'hono';
import { z } from 'zod';
import type { StripeControl } from './control.ts';
import { invalidRequest } from './errors.ts';

const id = z.string().min(1);
const count = z.int().nonnegative();

/** What each call takes, as JSON; `true` answers calls that give nothing back. */
function callsOf(control: StripeControl): Record<string, (body: unknown) => unknown> {
  const call =
    <T>(shape: z.ZodType<T>, run: (body: T) => unknown) =>
    (body: unknown) => {
      const result = shape.safeParse(body);
      if (!result.success) throw invalidRequest(z.prettifyError(result.error));
      return run(result.data);
    };
  const none = z.strictObject({});
  const subscription = z.strictObject({ subscription: id });
  return {
    hold: call(none, () => control.hold()),
    release: call(none, () => control.release()),
    drop: call(z.strictObject({ count }), (body) => control.drop(body.count)),
    settled: call(none, () => control.settled()),
    replay: call(z.strictObject({ event: id }), (body) => control.replay(body.event)),
    deliver: call(
      z.strictObject({
        events: z.array(id),
        concurrency: z.int().positive().default(1),
        tries: z.int().positive().default(1),
      }),
      ({ events, ...options }) => control.deliver(events, options),
    ),
    advance: call(z.strictObject({ subscription: id, delayed: z.boolean().optional() }), (body) =>
      control.advance(body.subscription, body.delayed),
    ),
    'fail-next-renewal': call(subscription, (body) => control.failNextRenewal(body.subscription)),
    'end-dunning': call(
      z.strictObject({ subscription: id, outcome: z.enum(['paid', 'unpaid', 'canceled']) }),
      (body) => control.endDunning(body.subscription, body.outcome),
    ),
    pause: call(subscription, (body) => control.pause(body.subscription)),
    resume: call(subscription, (body) => control.resume(body.subscription)),
    'sell-by-hand': call(
      z.strictObject({ customer: id, price: id, delayed: z.boolean().optional() }),
      (body) => control.sellByHand(body),
    ),
    'settle-payment': call(z.strictObject({ subscription: id, arrives: z.boolean() }), (body) =>
      control.settlePayment(body.subscription, body.arrives),
    ),
    'cancel-now': call(subscription, (body) => control.cancelNow(body.subscription)),
    refund: call(z.strictObject({ invoice: id, amount: count.optional() }), (body) =>
      control.refund(body.invoice, body.amount),
    ),
    'fail-refund': call(z.strictObject({ refund: id }), (body) => control.failRefund(body.refund)),
    dispute: call(z.strictObject({ invoice: id, amount: count.optional() }), (body) =>
      control.dispute(body.invoice, body.amount),
    ),
    'close-dispute': call(z.strictObject({ dispute: id, won: z.boolean() }), (body) =>
      control.closeDispute(body.dispute, body.won),
    ),
    'delete-customer': call(z.strictObject({ customer: id }), (body) =>
      control.deleteCustomer(body.customer),
    ),
    'expire-session': call(z.strictObject({ session: id }), (body) =>
      control.expireSession(body.session),
    ),
    reset: call(none, () => control.reset()),
    save: call(z.strictObject({ path: id }), (body) => control.save(body.path)),
    restore: call(z.strictObject({ path: id }), (body) => control.restore(body.path)),
  };
}

/** `POST /_local/<call>` with a JSON body; `GET /_local/events` and `GET /_local/attempts`. */
export function controlApi(control: StripeControl): Hono {
  const app = new Hono();
  const calls = callsOf(control);
  app.get('/events', (c) => c.json(control.events()));
  app.get('/attempts', (c) => c.json(control.attempts()));
  app.post('/:call', async (c) => {
    const name = c.req.param('call');
    const run = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (run === undefined) return c.notFound();
    const text = await c.req.text();
    let body: unknown = {};
    try {
      if (text !== '') body = JSON.parse(text);
    } catch {
      throw invalidRequest('The body is not JSON.');
    }
    const result: unknown = await run(body);
    return Response.json(result ?? true);
  });
  return app;
}
