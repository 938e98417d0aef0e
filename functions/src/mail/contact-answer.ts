import type { StoredContactRequest } from '#shared/entities/handled.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

/**
 * The operator's answer to a contact request, in the language of the page that it was written on, with
 * what was asked below it. An answer to it goes to the operator.
 */
export function contactAnswer(request: StoredContactRequest, answer: string): Mail {
  const { locale, email, name, subject, message, created_at } = request;
  const { answer: words } = MAIL_TEXTS[locale];
  const date = formatDay(created_at, LOCALE_TAGS[locale]);
  return composeMail({
    to: email,
    replyTo: setting('OPERATOR_EMAIL'),
    locale,
    subject: fill(words.subject, { subject }),
    blocks: [
      { text: answer },
      { text: words.reply },
      { heading: fill(words.wrote, { name, date }) },
      { text: quoted(message) },
    ],
  });
}

/** Quoted as e-mail programs do it. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
