import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Mail } from '../mail/compose.ts';
import { planUse, type Limits } from './rate-limited-writes.ts';
import { mailRow, planMailOnce, type KeyedMail } from './outgoing-mail.ts';

/** The e-mails that a contract notice sends, each made only when it is sent. */
export interface NoticeMails {
  /** The receipt to a signed-in member, which is always sent; null without a session. */
  own: ((reference: string) => Mail) | null;
  /** The receipt to the address from the form; null where that is the member's own. */
  typed: ((reference: string) => Mail) | null;
  typedLimits: Limits;
  /** What the operator gets. */
  report: (reference: string) => Mail;
  reportLimits: Limits;
  /** What the operator gets once, in place of reports beyond their limit. */
  digest: () => KeyedMail;
}

interface PlannedMails {
  /** Whether a receipt goes out. */
  isConfirmed: boolean;
  /** Queues them, after the transaction's last read. */
  write: () => void;
}

/** @param isNews whether the operator gets a report: not for a repeated declaration */
export async function planNoticeMails(
  transaction: Transaction,
  db: Firestore,
  { own, typed, typedLimits, report, reportLimits, digest }: NoticeMails,
  { reference, isNews, now }: { reference: string; isNews: boolean; now: Date },
): Promise<PlannedMails> {
  const countTyped = typed && (await planUse(transaction, db, typedLimits, now));
  const countReport = isNews ? await planUse(transaction, db, reportLimits, now) : null;
  const isFlood = isNews && countReport === null;
  const queueDigest = isFlood ? await planMailOnce(transaction, db, [digest()]) : null;
  const mails = [own, countTyped && typed, countReport && report].filter((mail) => mail !== null);
  return {
    isConfirmed: own !== null || countTyped !== null,
    write: () => {
      countTyped?.();
      countReport?.();
      queueDigest?.(now);
      for (const mail of mails) {
        const { ref, data } = mailRow(db, mail(reference), now);
        transaction.create(ref, data);
      }
    },
  };
}
