import type { Contract } from '#shared/entities/order.ts';
import { paymentSchema, type Payment } from '#shared/entities/payment.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { planContract } from './contracts.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { planMailOnce, type KeyedMail } from './outgoing-mail.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';
import { isNewerThan, TICKET_FIELD } from './sync-tickets.ts';

/** What was given back of an invoice's payment so far, in cents. */
export async function findRefundedCents(invoiceId: string): Promise<number> {
  const row = await (await database()).collection('payments').doc(invoiceId).get();
  const cents: unknown = row.get('refunded_cents');
  return typeof cents === 'number' ? cents : 0;
}

/**
 * Stores the one record of an invoice, unless a later read of it is stored already, and together with
 * it the e-mails about it. Of a deleted account the money alone is kept, without the person.
 *
 * @param mails for the operator, also with an older read; and for the member while there is an account
 * @param contract that the payment made, to be kept with the record
 */
export async function savePayment(
  payment: Payment & { user_id: string },
  ticket: number,
  mails: { operator: readonly KeyedMail[]; member: readonly KeyedMail[] },
  contract: Contract | null,
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection('payments').doc(payment.id);
  await db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, payment.user_id));
    const queueReports = await planMailOnce(transaction, db, mails.operator);
    const queueForMember = await planMailOnce(transaction, db, mails.member);
    const keepContract = await planContract(transaction, db, contract);
    queueReports(now);
    if (isNewerThan(ticket, stored?.get(TICKET_FIELD))) return;
    const isDeleted = deleted?.exists === true;
    if (!isDeleted) {
      queueForMember(now);
      keepContract(now);
    }
    const row = isDeleted ? { ...payment, user_id: null } : payment;
    const expires_at = expiryOf('payments', now);
    transaction.set(ref, { ...row, [TICKET_FIELD]: ticket, expires_at });
  }, TRANSACTION);
}

/** Payments of all members, newest first; all or those with one status. */
export async function listPayments(
  page: PageRequest & { status?: Payment['status'] | undefined },
): Promise<Page<Payment>> {
  const payments = (await database()).collection('payments');
  const wanted = page.status === undefined ? payments : payments.where('status', '==', page.status);
  return readPage(paymentSchema, newestFirst(wanted, 'created_at'), page);
}
