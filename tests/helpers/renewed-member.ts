import type { Backend } from './api-server-backend.ts';
import { call, signedInAt, signUp, type TestMember } from './api-server-client.ts';
import { buy } from './api-server-purchase.ts';

/** A member in the second year, a hundred days after the renewal, which is `now`. */
export async function buyAndRenew(backend: Backend) {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  backend.control.advance(id);
  await backend.control.settled();
  const [item] = (await backend.stripe.subscriptions.retrieve(id)).items.data;
  const now = new Date(((item?.current_period_start ?? 0) + 100 * 86_400) * 1_000);
  backend.setNow(now);
  member.cookie = signedInAt(member.cookie, now);
  return { member, id, now };
}

export async function isPremiumMember(backend: Backend, member: TestMember): Promise<boolean> {
  return (await call(backend, 'me', {}, member)).subscription?.is_premium ?? false;
}

/** What was given back for a subscription's newest invoice, refund by refund, in cents. */
export async function refundsOfSubscription(
  { stripe }: Pick<Backend, 'stripe'>,
  id: string,
): Promise<number[]> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
  const payments = await stripe.invoicePayments.list({ invoice: String(invoice) });
  const intent = String(payments.data[0]?.payment.payment_intent);
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  return data.map(({ amount }) => amount);
}

export async function invoiceOf(backend: Backend, id: string): Promise<string> {
  return String((await backend.stripe.subscriptions.retrieve(id)).latest_invoice);
}
