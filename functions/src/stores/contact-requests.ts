import type { Query } from 'firebase-admin/firestore';
import type { EndpointInput } from '#shared/api/contract.ts';
import { contactRequestSchema, type StoredContactRequest } from '#shared/entities/handled.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { ApiError } from '../api-error.ts';
import { database, isDocumentId, readRow, TRANSACTION } from './database.ts';
import { planUse, type Limits } from './rate-limited-writes.ts';
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

export type ContactRequest = Omit<EndpointInput<'contact'>, 'website'>;

const COLLECTION = 'contact_requests';

/** The e-mails about a contact request. */
interface RequestMails {
  /** What the operator gets, by the request's id. */
  report: (id: string) => Mail;
  /** What goes to the address in the form, while its limits last. */
  copy: Mail;
  copyLimits: Limits;
}

/**
 * Stores a contact request in `contact_requests/{id}` and queues its e-mails, in one transaction
 * (product 10.7, 10.15).
 *
 * @param uid of the member who is signed in
 * @returns whether a copy goes out
 * @throws ApiError `too-many-requests` when one of the request's limits is used up; then nothing is
 *   stored
 */
export async function saveContactRequest(
  request: ContactRequest,
  uid: string | null,
  { report, copy, copyLimits }: RequestMails,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc();
  const data = {
    ...request,
    email: normalizeEmail(request.email),
    [NAME_KEY]: nameKey(request.name),
    id: ref.id,
    created_at: now.toISOString(),
    user_id: uid,
    replies: [],
    done: null,
    expires_at: expiryOf(COLLECTION, now),
  };
  return db.runTransaction(async (transaction) => {
    const countRequest = await planUse(transaction, db, limits, now);
    if (countRequest === null) {
      throw new ApiError('too-many-requests', 'Too many requests. Please try again later.');
    }
    const countCopy = await planUse(transaction, db, copyLimits, now);
    countRequest();
    countCopy?.();
    transaction.create(ref, data);
    for (const mail of [report(ref.id), ...(countCopy === null ? [] : [copy])]) {
      const row = mailRow(db, mail, now);
      transaction.create(row.ref, row.data);
    }
    return countCopy !== null;
  }, TRANSACTION);
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
