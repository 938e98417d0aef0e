import { randomInt } from 'node:crypto';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { contractNoticeSchema, type StoredContractNotice } from '#shared/entities/handled.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { accountEmail } from './account-email.ts';
import { database, isDocumentId, readRow } from './database.ts';
import type { DeletionOutcome } from './deleted-accounts.ts';
import { createWithinLimits, type Limits } from './limited-rows.ts';
import { isOwn, rowsOf, type DataOwner } from './member-data.ts';
import { mailRow } from './outgoing-mail.ts';
import { newestOpen, readPage, type Page, type PageRequest } from './pages.ts';

/** Without letters and digits that are mistaken for each other on the telephone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const REFERENCE_LENGTH = 10;

type Notice = EndpointInput<'contract-notice'>;
type Receipt = EndpointOutput<'contract-notice'>;

/**
 * Stores a notice in `contract_notices/{reference}`, as it was made and when it came, and together
 * with it the e-mails that tell the operator and confirm its receipt: it counts as received when
 * both are on their way.
 *
 * @returns the receipt
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContractNotice(
  notice: Notice,
  mailsOf: (receipt: Receipt) => Mail[],
  limits: Limits,
  now: Date,
): Promise<Receipt> {
  const reference = Array.from(
    { length: REFERENCE_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  const db = await database();
  const receipt: Receipt = { reference, received_at: now.toISOString() };
  const notices = db.collection('contract_notices');
  const data = {
    ...notice,
    email: accountEmail(notice.email),
    id: reference,
    received_at: receipt.received_at,
    done: null,
    expires_at: expiryOf('contract_notices', now),
  };
  const mails = mailsOf(receipt).map((mail) => mailRow(db, mail, now));
  await createWithinLimits([{ ref: notices.doc(reference), data }, ...mails], limits, now);
  return receipt;
}

export async function listContractNotices(
  page: PageRequest & { open: boolean },
): Promise<Page<StoredContractNotice>> {
  const notices = (await database()).collection('contract_notices');
  return readPage(contractNoticeSchema, newestOpen(notices, 'received_at', page.open), page);
}

export async function findContractNotice(reference: string): Promise<StoredContractNotice | null> {
  if (!isDocumentId(reference)) return null;
  const row = (await database()).collection('contract_notices').doc(reference);
  return readRow(contractNoticeSchema, await row.get());
}

/**
 * Notes at the open notices of a member that the account is deleted, and what was given back with it,
 * so that whoever deals with them refunds nothing twice.
 */
export async function noteDeletionAtNotices(
  member: DataOwner,
  { refund_cents }: DeletionOutcome,
  now: Date,
): Promise<void> {
  const found = await rowsOf(await database(), 'contract_notices', member)?.get();
  const open = found?.docs.filter(
    (row) => row.get('done') === null && isOwn(row, 'contract_notices', member),
  );
  for (const { ref } of open ?? []) {
    await ref.update({ account_deleted: { at: now.toISOString(), refund_cents } });
  }
}
