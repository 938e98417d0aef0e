import { mail as de } from '#src/i18n/de/mail.ts';
import { mail as en } from '#src/i18n/en/mail.ts';
import { fill } from '#src/i18n/fill.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { SITE } from '#src/site.config.ts';
import { htmlOf, textOf, type MailBlock } from './blocks.ts';

/** Texts of all e-mails. */
export const MAIL_TEXTS = { en, de };

/** An e-mail as plain text and as simple HTML with the same content. */
export interface Mail {
  to: string;
  /** `Reply-To`; our own address unless given. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailContent {
  to: string;
  replyTo?: string;
  locale: Locale;
  subject: string;
  blocks: readonly MailBlock[];
}

/** Longest subject; a longer one is cut. */
const MAX_SUBJECT_LENGTH = 150;

/**
 * The one way to make an e-mail: blocks in the reader's language, with what German law wants on
 * business letters below them (§ 35a GmbHG).
 */
export function composeMail({ to, replyTo, locale, subject, blocks }: MailContent): Mail {
  const all = [...blocks, signature(locale)];
  const oneLine = subject.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT_LENGTH);
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: oneLine,
    text: textOf(all),
    html: htmlOf(all, { lang: locale, title: oneLine }),
  };
}

function signature(locale: Locale): MailBlock {
  const { name, street, postalCode, city, register, managingDirector } = SITE.company;
  const { signature: words } = MAIL_TEXTS[locale];
  return {
    text: [
      name,
      `${street}, ${postalCode} ${city}`,
      SITE.email,
      fill(words.director, { name: managingDirector }),
      register[locale],
    ].join('\n'),
  };
}
