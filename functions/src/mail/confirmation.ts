import type { Locale } from '#src/i18n/locales.ts';
import type { ConfirmationState } from '../usecases/confirmation-state.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

/** The e-mail to an address for which a confirmation was requested (product 3.10). */
export function confirmationMail(to: string, locale: Locale, state: ConfirmationState): Mail {
  const { confirmation: words } = MAIL_TEXTS[locale];
  const { subject, text, link } = words[state.account];
  return composeMail({
    to,
    locale,
    subject,
    blocks: [{ text }, { link, href: state.href }, { text: words.notYours }],
  });
}
