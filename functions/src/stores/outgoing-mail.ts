import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database, TRANSACTION } from './database.ts';
import { createWithinLimits, type Limits } from './rate-limited-writes.ts';

/**
 * `mail/{id}`: an e-mail to be sent, in the form of Firebase's extension "Trigger Email", which
 * sends it, tries again and notes the delivery in the row. A row, and not a call of a mail service,
 * so that it is stored together with what it reports: neither exists without the other.
 *
 * Source: https://extensions.dev/extensions/firebase/firestore-send-email
 */
export function mailRow(
  db: Firestore,
  mail: Mail,
  now: Date,
): { ref: DocumentReference; data: object } {
  const { to, replyTo, subject, text, html } = mail;
  return {
    ref: db.collection('mail').doc(),
    data: {
      to: [normalizeEmail(to)],
      ...(replyTo && { replyTo }),
      message: { subject, text, html },
      created_at: now.toISOString(),
      expires_at: expiryOf('mail', now),
    },
  };
}

/**
 * Queues an e-mail within its limits.
 *
 * @throws ApiError `too-many-requests` when one of the limits is used up
 */
export async function queueMail(mail: Mail, limits: Limits, now: Date): Promise<void> {
  await createWithinLimits([mailRow(await database(), mail, now)], limits, now);
}

/** An e-mail that is sent once for each key. */
export interface KeyedMail {
  /** Names what is reported, like `dispute-du_123-lost`; a document id. */
  key: string;
  mail: Mail;
}

/**
 * Reads which e-mails went out already, noted in `mail_marks/{key}`, which outlives the e-mail.
 *
 * @returns queues the others in the same transaction; to be called after its last read
 */
export async function planMailOnce(
  transaction: Transaction,
  db: Firestore,
  mails: readonly KeyedMail[],
): Promise<(now: Date) => void> {
  if (mails.length === 0) return () => undefined;
  const marks = await transaction.getAll(
    ...mails.map(({ key }) => db.collection('mail_marks').doc(key)),
  );
  return (now) => {
    mails.forEach(({ mail }, index) => {
      const mark = marks[index];
      if (mark === undefined || mark.exists) return;
      const { ref, data } = mailRow(db, mail, now);
      const expires_at = expiryOf('mail_marks', now);
      transaction.create(mark.ref, { created_at: now.toISOString(), expires_at });
      transaction.create(ref, data);
    });
  };
}

/** Whether an e-mail went out already. */
export async function wasMailSent(key: string): Promise<boolean> {
  return (await (await database()).collection('mail_marks').doc(key).get()).exists;
}

/** Queues e-mails, each once, where nothing else is stored with them. */
export async function sendMailOnce(mails: readonly KeyedMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const db = await database();
  await db.runTransaction(async (transaction) => {
    (await planMailOnce(transaction, db, mails))(now);
  }, TRANSACTION);
}
