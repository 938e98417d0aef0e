import type { Contract } from '#shared/entities/order.ts';
import { paymentSchema, type Payment } from '#shared/entities/payment.ts';
import { planContract } from './contracts.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { planMailOnce, type KeyedMail } from './outgoing-mail.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';
import { isNewerThan, TICKET_FIELD, ticketRef } from './sync-tickets.ts';

/** What was given back of an invoice's payment so far, in cents. */
export async function findRefundedCents(invoiceId: string): Promise<number> {
  const row = await (await database()).collection('payments').doc(invoiceId).get();
  const cents: unknown = row.get('refunded_cents');
  return typeof cents === 'number' ? cents : 0;
}

/**
 * Stores the one record of an invoice, unless a later read of it is stored already or the account
 * is deleted, and together with it the e-mails about it.
 *
 * @param mails for the operator, also then; and for the member, only with the record
 * @param contract that the payment made, to be kept with the record
 */
export async function savePayment(
  payment: Payment,
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
    if (deleted?.exists) {
      transaction.delete(ticketRef(db, payment.id));
      return;
    }
    if (stored !== undefined && isNewerThan(ticket, stored.get(TICKET_FIELD))) return;
    queueForMember(now);
    keepContract(now);
    transaction.set(ref, { ...payment, [TICKET_FIELD]: ticket });
  }, TRANSACTION);
}

/** Everybody's, newest first; all or those in one state. */
export async function listPayments(
  page: PageRequest & { status?: Payment['status'] | undefined },
): Promise<Page<Payment>> {
  const payments = (await database()).collection('payments');
  const wanted = page.status === undefined ? payments : payments.where('status', '==', page.status);
  return readPage(paymentSchema, newestFirst(wanted, 'created_at'), page);
}
