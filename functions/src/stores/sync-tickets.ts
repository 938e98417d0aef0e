import { expiryOf } from '#shared/rules/retention.ts';
import { database, TRANSACTION } from './database.ts';

/**
 * `sync_tickets/{stripeObjectId}`: numbers the reads of one Stripe object. A reader takes a ticket
 * before it asks Stripe, and its result is stored only if no higher ticket's is stored already.
 * Every change at Stripe is followed by a sync that starts after it (its own event, or the call
 * that made it), so the highest ticket has always read the newest truth, whatever the order in
 * which slow readers come back (product 5.10).
 */
export async function takeTicket(objectId: string, now: Date): Promise<number> {
  const db = await database();
  const ref = db.collection('sync_tickets').doc(objectId);
  return db.runTransaction(async (transaction) => {
    const started: unknown = (await transaction.get(ref)).get('started');
    const ticket = (typeof started === 'number' ? started : 0) + 1;
    transaction.set(ref, { started: ticket, expires_at: expiryOf('sync_tickets', now) });
    return ticket;
  }, TRANSACTION);
}

/** Field of a synced row that holds the ticket of the read it came from. */
export const TICKET_FIELD = 'sync_ticket';

/** Whether a stored row came from a read that began later than this ticket's. */
export function isNewerThan(ticket: number, storedTicket: unknown): boolean {
  return typeof storedTicket === 'number' && storedTicket > ticket;
}
