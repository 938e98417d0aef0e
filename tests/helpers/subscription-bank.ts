import { chargeOf } from './subscription-ledger.ts';
import type { Step } from './subscription-steps.ts';

/** The bank decides about a dispute that is open. */
export const closeDispute =
  (won: boolean): Step =>
  async ({ backend: { stripe, control } }) => {
    const { data } = await stripe.charges.list({ limit: 100 });
    for (const { id } of data.filter(({ disputed }) => disputed)) {
      const disputes = await stripe.disputes.list({ charge: id });
      const open = disputes.data.find(({ status }) => status === 'needs_response');
      if (open) control.closeDispute(open.id, won);
    }
  };

/** Gives the newest invoice's money back, or a part of it, unless that is done or the bank holds it. */
export const refund =
  (part?: number): Step =>
  async ({ backend: { stripe, control }, id, ledger }) => {
    const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
    const invoice = String(latest);
    const charge = await chargeOf(stripe, invoice);
    if (!charge || charge.amount_refunded > 0 || charge.disputed) return;
    control.refund(invoice, part);
    ledger.owe(invoice, part ?? charge.amount);
  };

/** The payer's bank takes the newest invoice's money back, for now. */
export const dispute: Step = async ({ backend: { stripe, control }, id }) => {
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  const charge = await chargeOf(stripe, String(latest));
  if (charge && charge.amount_refunded === 0 && !charge.disputed) control.dispute(String(latest));
};
