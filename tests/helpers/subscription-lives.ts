import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { expectStoredLikeStripe } from '../helpers/api-server-truth.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

type Step = (id: string) => Promise<unknown> | unknown;

/** What can happen to a subscription, by the state it has at Stripe. */
const STEPS: Record<string, Record<string, Step>> = {
  active: {
    cancelAtEnd: (id) => backend.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    takeBack: (id) => backend.stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    periodEnds: (id) => backend.control.advance(id),
    renewalFails: (id) => {
      backend.control.failNextRenewal(id);
      backend.control.advance(id);
    },
    pause: (id) => backend.control.pause(id),
    refund: (id) => withInvoice(id, (invoice) => backend.control.refund(invoice)),
    dispute: (id) => withInvoice(id, (invoice) => backend.control.dispute(invoice)),
    endNow: (id) => backend.control.cancelNow(id),
    customerDeleted: async (id) => {
      const { customer } = await backend.stripe.subscriptions.retrieve(id);
      backend.control.deleteCustomer(String(customer));
    },
  },
  past_due: {
    paidAfterAll: (id) => backend.control.endDunning(id, 'paid'),
    givenUp: (id) => backend.control.endDunning(id, 'unpaid'),
    canceledByStripe: (id) => backend.control.endDunning(id, 'canceled'),
  },
  paused: { resume: (id) => backend.control.resume(id) },
  unpaid: { endNow: (id) => backend.control.cancelNow(id) },
};

/** Does something with an invoice whose money has neither been returned nor disputed. */
async function withInvoice(id: string, change: (invoice: string) => void): Promise<void> {
  const { data } = await backend.stripe.invoices.list({ subscription: id, limit: 1 });
  const invoice = data[0]?.id ?? '';
  const payments = await backend.stripe.invoicePayments.list({ invoice });
  const intent = String(payments.data[0]?.payment.payment_intent);
  const charges = await backend.stripe.charges.list({ payment_intent: intent });
  const [charge] = charges.data;
  if (charge !== undefined && !charge.refunded && !charge.disputed) change(invoice);
}

const life = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  /** Order and repetition of the deliveries: each number picks an event. */
  deliveries: fc.array(fc.nat(), { maxLength: 60 }),
  concurrency: fc.integer({ min: 1, max: 6 }),
  /** How many tries get lost on the way. */
  lost: fc.nat({ max: 5 }),
});

test('whatever happens, in whatever order it is told: the store ends like Stripe', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ steps, deliveries, concurrency, lost }) => {
      const { control, stripe } = backend;
      const before = control.events().length;
      control.hold();
      const member = await signUp(backend);
      const id = await buy(backend, member);
      for (const step of steps) {
        const { status } = await stripe.subscriptions.retrieve(id);
        const possible = Object.values(STEPS[status] ?? {});
        await possible[step % possible.length]?.(id);
      }
      const events = control
        .events()
        .slice(before)
        .map((event) => event.id);
      control.drop(lost);
      const told = deliveries.map((pick) => events[pick % events.length] ?? '');
      await control.deliver(told, { concurrency });
      control.drop(0);
      // What was lost or never sent comes with Stripe's retries.
      control.release();
      await control.settled();
      await expectStoredLikeStripe(backend, member);
      const marks = await backend.db.collection('stripe_events').get();
      expect(events.filter((event) => !marks.docs.some((mark) => mark.id === event))).toEqual([]);
    }),
    { numRuns: 30 },
  );
}, 240_000);
