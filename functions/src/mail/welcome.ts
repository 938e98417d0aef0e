import type { Locale } from '#src/i18n/locales.ts';
import { FIRST_CAMPAIGN_PATH, ROUTES } from '#src/routes.ts';
import { setting } from '../config.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

/**
 * To a new member beside the first contract: three steps to begin with (product 6.15). It is part of the
 * service and advertises nothing, so it needs no consent. A reply goes to the operator.
 */
export function welcomeMail(to: string, locale: Locale): Mail {
  const { subject, text, steps, help } = MAIL_TEXTS[locale].welcome;
  const step = (words: (typeof steps)[keyof typeof steps], path: string): MailBlock[] => [
    { heading: words.heading },
    { text: words.text },
    { link: words.link, href: siteUrl(path, locale) },
  ];
  return composeMail({
    to,
    replyTo: setting('OPERATOR_EMAIL'),
    locale,
    subject,
    blocks: [
      { text },
      ...step(steps.campaign, FIRST_CAMPAIGN_PATH),
      ...step(steps.prompt, ROUTES.promptLibrary),
      ...step(steps.events, ROUTES.dashboard),
      { text: help },
    ],
  });
}
