import { formatDay } from '#shared/rules/dates.ts';
import { fill } from '#src/i18n/fill.ts';
import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { SITE } from '#src/site.config.ts';
import type { NewAddress } from '../gateways/auth.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

type AccountEvent = 'sessionsEnded' | 'passwordChanged' | 'addressChanged';

/** To a member who has signed out everywhere. */
export const sessionsEndedMail = mailAbout('sessionsEnded');

/** To a member whose password was changed, or whose sessions were ended in another way. */
export const passwordChangedMail = mailAbout('passwordChanged');

/** To a member's new address, after the change; Firebase itself writes to the old one. */
export const addressChangedMail = mailAbout('addressChanged');

function mailAbout(event: AccountEvent): (to: string, locale: Locale) => Mail {
  return (to, locale) => {
    const { account: words } = MAIL_TEXTS[locale];
    const { subject, text } = words[event];
    return composeMail({
      to,
      locale,
      subject,
      blocks: [
        { text },
        { text: fill(words.notYou, { email: SITE.email }) },
        { link: words.toSignIn, href: siteUrl(ROUTES.login, locale) },
      ],
    });
  };
}

/**
 * The notice that an unused account will be deleted (product 3.21). Its member’s language is not known,
 * so it is in all of them.
 *
 * @param used UTC ISO string
 */
export function dormantMail(to: string, { used, until }: { used: string; until: Date }): Mail {
  const wordsOf = (locale: Locale) => MAIL_TEXTS[locale].account.dormant;
  const dates = (locale: Locale) => ({
    used: formatDay(used, LOCALE_TAGS[locale]),
    until: formatDay(until.toISOString(), LOCALE_TAGS[locale]),
  });
  return composeMail({
    to,
    locale: DEFAULT_LOCALE,
    subject: LOCALES.map((locale) => wordsOf(locale).subject).join(' / '),
    blocks: LOCALES.map((lang) => ({
      lang,
      blocks: [
        { text: fill(wordsOf(lang).text, dates(lang)) },
        { link: MAIL_TEXTS[lang].account.toSignIn, href: siteUrl(ROUTES.login, lang) },
      ],
    })),
  });
}

/** The e-mail to an address that an account is to get: the link, or why there is none. */
export function newAddressMail(to: string, locale: Locale, address: NewAddress): Mail {
  const { newAddress: words } = MAIL_TEXTS[locale].account;
  const { subject, text, link } = words[address.state];
  const href =
    address.state === 'free' ? linkOf(address.code, locale) : siteUrl(ROUTES.login, locale);
  return composeMail({
    to,
    locale,
    subject,
    blocks: [{ text }, { link, href }, { text: words.notYours }],
  });
}

function linkOf(code: string, locale: Locale): string {
  const href = new URL(siteUrl(ROUTES.resetPassword, locale));
  href.search = new URLSearchParams({
    mode: 'verifyAndChangeEmail',
    oobCode: code,
    lang: locale,
  }).toString();
  return href.href;
}
