import { expiryOf } from '#shared/rules/retention.ts';
import type { LimitedRow } from './limited-rows.ts';
import { database } from './database.ts';

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * `mail/{id}`: an e-mail to be sent, in the form of Firebase's extension "Trigger Email", which
 * sends it, tries again and notes the delivery in the row. A row, and not a call of a mail service,
 * so that it can be stored together with what it confirms: neither exists without the other.
 *
 * Source: https://extensions.dev/extensions/firebase/firestore-send-email
 */
export async function outgoingMail({ to, subject, text }: Mail, now: Date): Promise<LimitedRow> {
  const ref = (await database()).collection('mail').doc();
  const expires_at = expiryOf('mail', now);
  return { ref, data: { to: [to], message: { subject, text }, expires_at } };
}
