import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { contractSchema, type Contract } from '#shared/entities/order.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { database, isDocumentId, readRow } from './database.ts';
import { orderRef } from './orders.ts';

/** The kept contract of a membership; null when none was made yet. */
export async function findContract(subscriptionId: string): Promise<Contract | null> {
  if (!isDocumentId(subscriptionId)) return null;
  const row = (await database()).collection('contracts').doc(subscriptionId);
  return readRow(contractSchema, await row.get());
}

/** Whether a member has a kept contract, also of a membership that has ended. */
export async function hasContract(uid: string): Promise<boolean> {
  const rows = (await database()).collection('contracts').where('user_id', '==', uid).limit(1);
  return !(await rows.get()).empty;
}

/**
 * Reads whether a contract is kept already.
 *
 * @returns keeps it unless it is, and marks its order as paid; to be called after the transaction's
 *   last read
 */
export async function planContract(
  transaction: Transaction,
  db: Firestore,
  contract: Contract | null,
): Promise<(now: Date) => void> {
  if (contract === null) return () => undefined;
  const ref = db.collection('contracts').doc(contract.id);
  const order = contract.order_id === null ? null : orderRef(db, contract.order_id);
  const [kept, ordered] = await transaction.getAll(ref, ...(order === null ? [] : [order]));
  return (now) => {
    if (kept?.exists) return;
    transaction.create(ref, { ...contract, expires_at: expiryOf('contracts', now) });
    if (ordered?.exists) transaction.update(ordered.ref, { state: 'paid' });
  };
}
