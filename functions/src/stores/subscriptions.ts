import {
  SUBSCRIPTION_STATUSES,
  userSubscriptionSchema,
  type UserSubscription,
} from '#shared/entities/subscription.ts';
import type { Mail } from '../mail/compose.ts';
import { database, readRow, readRows, TRANSACTION, whereIn } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailRow } from './outgoing-mail.ts';
import { isNewerThan, TICKET_FIELD } from './sync-tickets.ts';

const COLLECTION = 'user_subscriptions';

export async function findSubscription(id: string): Promise<UserSubscription | null> {
  const snapshot = await (await database()).collection(COLLECTION).doc(id).get();
  return readRow(userSubscriptionSchema, snapshot);
}

/** Every subscription that a member ever had, newest first. */
export async function listSubscriptionsOf(uid: string): Promise<UserSubscription[]> {
  return listWhere('user_id', uid);
}

export async function listSubscriptionsOfCustomer(customerId: string): Promise<UserSubscription[]> {
  return listWhere('stripe_customer_id', customerId);
}

/** Every subscription of several members, each member's newest first. */
export async function listSubscriptionsOfAll(
  uids: readonly string[],
): Promise<Map<string, UserSubscription[]>> {
  const rows = (await database()).collection(COLLECTION);
  const all = readRows(userSubscriptionSchema, await whereIn(rows, 'user_id', uids));
  return Map.groupBy(all.sort(byNewest), ({ user_id }) => user_id);
}

/** How many subscriptions are active now: an aggregate, its cost does not grow with their size. */
export async function countActiveSubscriptions(): Promise<number> {
  const query = (await database()).collection(COLLECTION).where('status', '==', 'active');
  return (await query.count().get()).data().count;
}

/** Every subscription that can still give access or be billed. */
export async function listLivingSubscriptions(): Promise<UserSubscription[]> {
  const living = Object.entries(SUBSCRIPTION_STATUSES).flatMap(([status, { ended }]) =>
    ended ? [] : [status],
  );
  const query = (await database()).collection(COLLECTION).where('status', 'in', living);
  return readRows(userSubscriptionSchema, (await query.get()).docs);
}

/**
 * Stores what a sync read from Stripe, unless a later read is stored already, and together with it
 * the e-mail to the member about what it changes.
 *
 * @param mailAbout the row before, null for none, and where the member can be written to
 * @returns the row that is stored afterwards, or null when the account is deleted and nothing is kept
 */
export async function saveSubscription(
  row: UserSubscription,
  ticket: number,
  mailAbout: (before: UserSubscription | null, email: string) => Mail | null,
  now: Date,
): Promise<UserSubscription | null> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(row.id);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted, profile] = await transaction.getAll(
      ref,
      deletedAccount(db, row.user_id),
      db.collection('user_profiles').doc(row.user_id),
    );
    if (deleted?.exists) return null;
    const before = stored === undefined ? null : readRow(userSubscriptionSchema, stored);
    if (isNewerThan(ticket, stored?.get(TICKET_FIELD))) return before ?? row;
    transaction.set(ref, { ...row, [TICKET_FIELD]: ticket });
    const email: unknown = profile?.get('email');
    const mail = typeof email === 'string' ? mailAbout(before, email) : null;
    if (mail !== null) {
      const { ref: mailRef, data } = mailRow(db, mail, now);
      transaction.create(mailRef, data);
    }
    return row;
  }, TRANSACTION);
}

async function listWhere(
  field: keyof UserSubscription,
  value: string,
): Promise<UserSubscription[]> {
  const query = (await database()).collection(COLLECTION).where(field, '==', value);
  const rows = readRows(userSubscriptionSchema, (await query.get()).docs);
  return rows.sort(byNewest);
}

function byNewest(a: UserSubscription, b: UserSubscription): number {
  return b.created_at.localeCompare(a.created_at);
}
