import * as z from 'zod/mini';
import { expiryOf } from '#shared/rules/retention.ts';
import { database, readRow, readRows } from './database.ts';

export const REFUND_PURPOSES = ['duplicate', 'end', 'after-deletion'] as const;

export type RefundPurpose = (typeof REFUND_PURPOSES)[number];

/**
 * `refused_refunds/{purpose}-{payment intent}`: a refund that is due and that Stripe refused, as while
 * our balance is too low. The ledger tries it again until it is made.
 */
const refusedRefundSchema = z.object({
  id: z.string(),
  invoice_id: z.string(),
  purpose: z.enum(REFUND_PURPOSES),
  cents: z.int().check(z.positive()),
  /** What was given back of the invoice before, in cents. */
  refunded_before: z.int().check(z.nonnegative()),
  /** How often Stripe refused it. */
  tries: z.int().check(z.positive()),
});

export type RefusedRefund = z.infer<typeof refusedRefundSchema>;

const COLLECTION = 'refused_refunds';

export function refusedRefundId(purpose: RefundPurpose, paymentIntentId: string): string {
  return `${purpose}-${paymentIntentId}`;
}

export async function findRefusedRefund(id: string): Promise<RefusedRefund | null> {
  const row = (await database()).collection(COLLECTION).doc(id);
  return readRow(refusedRefundSchema, await row.get());
}

export async function listRefusedRefunds(): Promise<RefusedRefund[]> {
  return readRows(
    refusedRefundSchema,
    (await (await database()).collection(COLLECTION).get()).docs,
  );
}

export async function noteRefusedRefund(refund: RefusedRefund): Promise<void> {
  const expires_at = expiryOf(COLLECTION, new Date());
  await (
    await database()
  )
    .collection(COLLECTION)
    .doc(refund.id)
    .set({ ...refund, expires_at });
}

export async function forgetRefusedRefund(id: string): Promise<void> {
  await (await database()).collection(COLLECTION).doc(id).delete();
}
