import type { Contract } from '#shared/entities/order.ts';
import { paymentSchema, type Payment } from '#shared/entities/payment.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { planContract } from './contracts.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION, whereIn } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { planMailOnce, type KeyedMail } from './outgoing-mail.ts';
import { newestFirst, onePage, readPage, type Page, type PageRequest } from './pages.ts';
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

/** What an operator asks for: one invoice's, of certain members, in one state, or all. */
interface Wanted extends PageRequest {
  status?: Payment['status'] | undefined;
  invoice: string;
  /** At most MAX_IN. */
  uids?: readonly string[] | undefined;
}

/** Newest first. */
export async function listPayments({
  status,
  invoice,
  uids,
  ...page
}: Wanted): Promise<Page<Payment>> {
  const payments = (await database()).collection('payments');
  if (invoice !== '') {
    const found = isDocumentId(invoice) ? await payments.doc(invoice).get() : null;
    return onePage(found && readRow(paymentSchema, found));
  }
  if (uids?.length === 0) return onePage<Payment>(null);
  const theirs = uids === undefined ? payments : payments.where('user_id', 'in', uids);
  const wanted = status === undefined ? theirs : theirs.where('status', '==', status);
  return readPage(paymentSchema, newestFirst(wanted, 'created_at'), page);
}

/** What was given back of these subscriptions' payments, in cents by subscription. */
export async function refundedOfAll(
  subscriptionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = (await database()).collection('payments');
  const payments = readRows(paymentSchema, await whereIn(rows, 'subscription_id', subscriptionIds));
  return payments.reduce(
    (sums, { subscription_id: id, refunded_cents: cents }) =>
      sums.set(id, (sums.get(id) ?? 0) + cents),
    new Map<string, number>(),
  );
}

/** How many invoices since then are in a state: an aggregate. */
export async function countPayments(status: Payment['status'], since: Date): Promise<number> {
  const rows = (await database()).collection('payments').where('status', '==', status);
  // In the order of the list, whose index it takes.
  const query = rows.orderBy('created_at', 'desc').where('created_at', '>=', since.toISOString());
  return (await query.count().get()).data().count;
}
