import { createHash } from 'node:crypto';
import type { UpdateData } from 'firebase-admin/firestore';
import type { EndpointInput } from '#shared/api/contract.ts';
import {
  contractNoticeSchema,
  MAX_KEPT_REPEATS,
  type StoredContractNotice,
} from '#shared/entities/handled.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { SITE } from '#src/site.config.ts';
import { errorCode } from '../error-code.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database, isDocumentId, readRow, TRANSACTION } from './database.ts';
import type { DeletionOutcome } from './deleted-accounts.ts';
import { isOwn, rowsOf, type DataOwner } from './member-data.ts';
import { planNoticeMails, type NoticeMails } from './notice-mails.ts';
import {
  newestFirst,
  onePage,
  openRows,
  readPage,
  startingWith,
  type Page,
  type PageRequest,
} from './pages.ts';

/** Without letters and digits that are mistaken for each other on the telephone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const REFERENCE_LENGTH = 10;

/** gRPC code of a write whose document exists (google.rpc.Code). */
const ALREADY_EXISTS = 6;

type Notice = EndpointInput<'contract-notice'>;

/**
 * Stores a notice in `contract_notices/{reference}` with the time when it came, and queues the report to
 * the operator and the receipt, in one transaction. The number of notices is not limited (product 10.6);
 * repeating a declaration on the same day adds a time to its row.
 *
 * @param uid of the member who is signed in
 * @returns the reference, and whether a receipt goes out by e-mail
 */
export async function saveContractNotice(
  notice: Notice,
  uid: string | null,
  mails: NoticeMails,
  now: Date,
): Promise<{ reference: string; mailed: boolean }> {
  const db = await database();
  // In lower case, so that deletion and download find the row.
  const declared = { ...notice, email: normalizeEmail(notice.email) };
  const reference = referenceOf(declared, now);
  const ref = db.collection('contract_notices').doc(reference);
  for (;;) {
    // Outside the transaction: repeats would wait for each other's locks, until some of them fail.
    const stored = await findContractNotice(reference);
    const repeat = stored && (await repeatOf(stored, uid, now));
    // The operator knows of the first one.
    const isNews = stored === null;
    try {
      const mailed = await db.runTransaction(async (transaction) => {
        const planned = await planNoticeMails(transaction, db, mails, { reference, isNews, now });
        planned.write();
        if (repeat === null) transaction.create(ref, firstRow(declared, reference, uid, now));
        else transaction.update(ref, repeat);
        return planned.isConfirmed;
      }, TRANSACTION);
      return { reference, mailed };
    } catch (error) {
      // The same declaration came at the same moment; now it is there.
      if (repeat !== null || errorCode(error) !== ALREADY_EXISTS) throw error;
    }
  }
}

function firstRow(declared: Notice, reference: string, uid: string | null, now: Date) {
  return {
    ...declared,
    id: reference,
    received_at: now.toISOString(),
    repeats: 0,
    repeated_at: [],
    user_id: uid,
    done: null,
    expires_at: expiryOf('contract_notices', now),
  };
}

/** Without a read of the row, so that repeats need not wait for each other. */
async function repeatOf(
  stored: StoredContractNotice,
  uid: string | null,
  now: Date,
): Promise<UpdateData<Record<string, unknown>>> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return {
    repeats: FieldValue.increment(1),
    ...(stored.repeats < MAX_KEPT_REPEATS && {
      repeated_at: FieldValue.arrayUnion(now.toISOString()),
    }),
    ...(uid !== null && { user_id: uid }),
  };
}

/**
 * The notice's reference number: the same for the same declaration on the same day in Berlin, in either
 * language of the page.
 */
function referenceOf({ locale: _, ...declared }: Notice, now: Date): string {
  const content = JSON.stringify([Object.entries(declared).sort(), germanDay(now)]);
  let rest = BigInt(`0x${createHash('sha256').update(content).digest('hex')}`);
  const base = BigInt(ALPHABET.length);
  return Array.from({ length: REFERENCE_LENGTH }, () => {
    const letter = ALPHABET[Number(rest % base)];
    rest /= base;
    return letter;
  }).join('');
}

/** Newest first; of those whose address begins so in the order of addresses; or the one with an id. */
export async function listContractNotices(
  page: PageRequest & { id?: string | undefined; open: boolean; email: string },
): Promise<Page<StoredContractNotice>> {
  if (page.id !== undefined) return onePage(await findContractNotice(page.id));
  const notices = openRows((await database()).collection('contract_notices'), page.open);
  const start = page.email.toLowerCase();
  const order =
    start === '' ? newestFirst(notices, 'received_at') : startingWith(notices, 'email', start);
  return readPage(contractNoticeSchema, order, page);
}

export async function findContractNotice(reference: string): Promise<StoredContractNotice | null> {
  if (!isDocumentId(reference)) return null;
  const row = (await database()).collection('contract_notices').doc(reference);
  return readRow(contractNoticeSchema, await row.get());
}

/** Marks a notice as done by the software itself, unless an operator has marked it. */
export async function markNoticeDone(reference: string, note: string, now: Date): Promise<void> {
  const db = await database();
  const ref = db.collection('contract_notices').doc(reference);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists || stored.get('done') !== null) return;
    transaction.update(ref, { done: { at: now.toISOString(), operator_name: SITE.brand, note } });
  }, TRANSACTION);
}

/**
 * Adds to the open notices of a member that the account was deleted and what was refunded, so that the
 * operator does not refund it again.
 */
export async function noteDeletionAtNotices(
  member: DataOwner,
  { refund_cents }: DeletionOutcome,
  now: Date,
): Promise<void> {
  const rows = await rowsOf(await database(), 'contract_notices', member);
  const found = await rows?.get();
  const open = found?.docs.filter(
    (row) => row.get('done') === null && isOwn(row, 'contract_notices', member),
  );
  for (const { ref } of open ?? []) {
    await ref.update({ account_deleted: { at: now.toISOString(), refund_cents } });
  }
}
