import { germanTime } from '#shared/rules/contract-receipt.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { workdayAfter } from '#shared/rules/workdays.ts';
import { ANSWER_WORKDAYS } from '#shared/limits.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import type { ContactRequest } from '../stores/contact-requests.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';
import { shortLine } from './short-line.ts';

/**
 * To the sender of a contact request: that it has arrived, and by when it is answered. A reply goes to
 * the operator.
 *
 * @param isOwn whether the address is the account's of the signed-in member, who gets the whole message.
 *   Any other one was only typed and can be a stranger's, so the copy repeats name and subject as one
 *   short line each (product 10.15)
 */
export function contactCopy(
  { locale, name, email, subject, message }: ContactRequest,
  { isOwn, now }: { isOwn: boolean; now: Date },
): Mail {
  const { contactCopy: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const date = formatDay(workdayAfter(germanDay(now), ANSWER_WORKDAYS), tag);
  const repeated = isOwn ? (text: string) => text : shortLine;
  return composeMail({
    to: email,
    replyTo: setting('OPERATOR_EMAIL'),
    locale,
    subject: words.subject,
    blocks: [
      { text: fill(words.text, { date }) },
      {
        facts: [
          [words.from, repeated(name)],
          [words.topic, repeated(subject)],
          [words.sentAt, germanTime(now.toISOString(), tag)],
        ],
      },
      ...(isOwn ? [{ heading: words.message }, { text: message }] : [{ text: words.notYours }]),
    ],
  });
}
