import type { Query } from 'firebase-admin/firestore';
import type { EndpointInput } from '#shared/api/contract.ts';
import { contactRequestSchema, type StoredContactRequest } from '#shared/entities/handled.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database, isDocumentId, readRow } from './database.ts';
import { createWithinLimits, type Limits } from './rate-limited-writes.ts';
import {
  newestFirst,
  onePage,
  openRows,
  readPage,
  startingWith,
  type Page,
  type PageRequest,
} from './pages.ts';
import { mailRow } from './outgoing-mail.ts';

/** A name without its capitals, which it is searched by. */
export const NAME_KEY = 'name_key';

export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

export type ContactRequest = Omit<EndpointInput<'contact'>, 'website'> &
  Pick<StoredContactRequest, 'user_id'>;

const COLLECTION = 'contact_requests';

/**
 * Stores a contact request in `contact_requests/{id}` and queues the e-mail to the operator, in one
 * transaction (product 10.7).
 *
 * @param reportOf the e-mail, by the request's id
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContactRequest(
  request: ContactRequest,
  reportOf: (id: string) => Mail,
  limits: Limits,
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc();
  const data = {
    ...request,
    email: normalizeEmail(request.email),
    [NAME_KEY]: nameKey(request.name),
    id: ref.id,
    created_at: now.toISOString(),
    replies: [],
    done: null,
    expires_at: expiryOf(COLLECTION, now),
  };
  await createWithinLimits([{ ref, data }, mailRow(db, reportOf(ref.id), now)], limits, now);
}

async function findContactRequest(id: string): Promise<StoredContactRequest | null> {
  if (!isDocumentId(id)) return null;
  const row = (await database()).collection(COLLECTION).doc(id);
  return readRow(contactRequestSchema, await row.get());
}

/** What an operator asks for: one row, or those whose address or name begins so, or all. */
export interface Wanted extends PageRequest {
  id?: string | undefined;
  open: boolean;
  email: string;
  name: string;
}

/** Newest first; what is searched for comes in the order of addresses or names. */
export async function listContactRequests(page: Wanted): Promise<Page<StoredContactRequest>> {
  if (page.id !== undefined) return onePage(await findContactRequest(page.id));
  const rows = openRows((await database()).collection(COLLECTION), page.open);
  return readPage(contactRequestSchema, orderOf(rows, page), page);
}

function orderOf(rows: Query, { email, name }: Wanted) {
  if (email !== '') return startingWith(rows, 'email', email.toLowerCase());
  if (name !== '') return startingWith(rows, NAME_KEY, nameKey(name));
  return newestFirst(rows, 'created_at');
}

/** How many wait for an answer: an aggregate. */
export async function countOpenRequests(): Promise<number> {
  const rows = openRows((await database()).collection(COLLECTION), true);
  return (await rows.count().get()).data().count;
}
