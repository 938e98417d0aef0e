import type { StoredEvent } from '#shared/entities/event.ts';
import { JOIN_MINUTES } from '#shared/event-limits.ts';
import { formatDay, germanDateTime } from '#shared/rules/dates.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { LIVE_QA_PATH, ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

/** The e-mail the day before a live Q&A (product 30.6), in Berlin's time. */
export function eventReminder(
  to: string,
  locale: Locale,
  { topic, description, starts_at, minutes }: StoredEvent,
): Mail {
  const { eventReminder: words } = MAIL_TEXTS[locale];
  const date = formatDay(starts_at, LOCALE_TAGS[locale]);
  const time = germanDateTime(starts_at).slice(-5);
  return composeMail({
    to,
    locale,
    subject: fill(words.subject, { date, time }),
    blocks: [
      { text: fill(words.when, { date, time, minutes }) },
      { text: `${topic[locale]}\n${description[locale]}` },
      { text: fill(words.join, { minutes: JOIN_MINUTES }) },
      { link: words.link, href: siteUrl(LIVE_QA_PATH, locale) },
      { text: words.why },
      { link: words.settings, href: siteUrl(ROUTES.accountSettings, locale) },
    ],
  });
}
