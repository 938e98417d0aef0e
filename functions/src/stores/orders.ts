import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { orderSchema, type Order } from '#shared/entities/order.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { ApiError } from '../api-error.ts';
import { database, isDocumentId, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

export function orderRef(db: Firestore, id: string): DocumentReference {
  return db.collection('orders').doc(id);
}

/** An id for a new order. */
export async function newOrderId(): Promise<string> {
  return (await database()).collection('orders').doc().id;
}

/**
 * Stores a new order.
 *
 * @throws ApiError `forbidden` for an account under deletion
 */
export async function saveOrder(order: Order, now: Date): Promise<void> {
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const mark = await transaction.get(deletedAccount(db, order.user_id));
    if (mark.exists) throw new ApiError('forbidden', 'This account is deleted.');
    transaction.create(orderRef(db, order.id), { ...order, expires_at: expiryOf('orders', now) });
  }, TRANSACTION);
}

export async function findOrder(id: string): Promise<Order | null> {
  if (!isDocumentId(id)) return null;
  return readRow(orderSchema, await orderRef(await database(), id).get());
}

/** Lets an order lapse whose payment page has expired; one that is paid stays so. */
export async function lapseOrder(id: string): Promise<void> {
  if (!isDocumentId(id)) return;
  const db = await database();
  const ref = orderRef(db, id);
  await db.runTransaction(async (transaction) => {
    const state: unknown = (await transaction.get(ref)).get('state');
    if (state === 'open') transaction.update(ref, { state: 'lapsed' });
  }, TRANSACTION);
}
