import type { Backend } from './api-server-backend.ts';
import { call, type TestMember } from './api-server-client.ts';
import { buy } from './api-server-purchase.ts';

/**
 * Changes a subscription, or makes one.
 *
 * @returns true when the store must know of it already, because the member did it with us
 */
type Step = (backend: Backend, member: TestMember, id: string) => Promise<unknown> | unknown;

/** What can happen, by the state that the member's newest subscription has at Stripe. */
export type Steps = Record<string, Record<string, Step>>;

/** What the member does with us, and what else may happen in between. */
export const MEMBER_STEPS: Steps = {
  active: {
    cancel: async (backend, member) => {
      await call(backend, 'cancel-subscription', {}, member);
      return true;
    },
    takeBack: async (backend, member) => {
      await call(backend, 'resume-subscription', {}, member);
      return true;
    },
    endNow: async (backend, member) => {
      await call(backend, 'cancel-subscription', { immediate: true }, member);
      return true;
    },
    look: async (backend, member) => void (await call(backend, 'me', {}, member)),
    periodEnds: ({ control }, _, id) => void control.advance(id),
    renewalFails: ({ control }, _, id) => {
      control.failNextRenewal(id);
      control.advance(id);
    },
  },
  past_due: {
    endNow: async (backend, member) => {
      await call(backend, 'cancel-subscription', { immediate: true }, member);
      return true;
    },
    pay: ({ control }, _, id) => void control.endDunning(id, 'paid'),
    givenUp: ({ control }, _, id) => void control.endDunning(id, 'unpaid'),
  },
  unpaid: { endNow: ({ control }, _, id) => void control.cancelNow(id) },
  canceled: { buy: async (backend, member) => void (await buy(backend, member)) },
};

/** What happens at Stripe alone, by its clock, its support or its own pages. */
export const STRIPE_STEPS: Steps = {
  active: {
    cancelAtEnd: async ({ stripe }, _, id) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },
    takeBack: async ({ stripe }, _, id) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    },
    periodEnds: ({ control }, _, id) => void control.advance(id),
    renewalFails: ({ control }, _, id) => {
      control.failNextRenewal(id);
      control.advance(id);
    },
    pause: ({ control }, _, id) => void control.pause(id),
    refund: (backend, _, id) =>
      withUntouchedInvoice(backend, id, (invoice) => backend.control.refund(invoice)),
    dispute: (backend, _, id) =>
      withUntouchedInvoice(backend, id, (invoice) => backend.control.dispute(invoice)),
    endNow: ({ control }, _, id) => void control.cancelNow(id),
    customerDeleted: async ({ stripe, control }, _, id) => {
      const { customer } = await stripe.subscriptions.retrieve(id);
      control.deleteCustomer(String(customer));
    },
  },
  past_due: {
    paidAfterAll: ({ control }, _, id) => void control.endDunning(id, 'paid'),
    givenUp: ({ control }, _, id) => void control.endDunning(id, 'unpaid'),
    canceledByStripe: ({ control }, _, id) => void control.endDunning(id, 'canceled'),
  },
  paused: { resume: ({ control }, _, id) => void control.resume(id) },
  unpaid: { endNow: ({ control }, _, id) => void control.cancelNow(id) },
  canceled: { buy: async (backend, member) => void (await buy(backend, member)) },
};

/** Does something with the newest invoice unless its money was returned or disputed before. */
async function withUntouchedInvoice(
  { stripe }: Backend,
  id: string,
  change: (invoice: string) => void,
): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription: id, limit: 1 });
  const invoice = data[0]?.id ?? '';
  const payments = await stripe.invoicePayments.list({ invoice });
  const intent = String(payments.data[0]?.payment.payment_intent);
  const charges = await stripe.charges.list({ payment_intent: intent });
  const [charge] = charges.data;
  if (charge !== undefined && !charge.refunded && !charge.disputed) change(invoice);
}
