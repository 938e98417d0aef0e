import type { SupportThread } from '#shared/entities/support-thread.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { support as de } from '#src/i18n/de/support.ts';
import { support as en } from '#src/i18n/en/support.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { MESSAGES_PATH } from '#src/routes.ts';
import { setting } from '../config.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';
import { quoted } from './contact-answer.ts';
import { operatorMail, pageLink } from './operator.ts';

const SUPPORT_TEXTS = { en, de };

/** The member's copy of a message, with the day by which it is answered. */
export function supportReceipt(thread: SupportThread, to: string): Mail {
  const { locale } = thread;
  const { received: words } = MAIL_TEXTS[locale].support;
  return composeMail({
    to,
    locale,
    subject: words.subject,
    blocks: [
      { text: fill(words.text, { date: formatDay(thread.due_on, LOCALE_TAGS[locale]) }) },
      threadLink(words.link, thread),
      ...aboutBlock(words.about, thread, locale),
      { heading: words.wrote },
      { text: thread.messages.at(-1)?.text ?? '' },
    ],
  });
}

/** Word to the operator that a member has written. */
export function supportReport(thread: SupportThread): Mail {
  const locale = setting('OPERATOR_LOCALE');
  const { report: words } = MAIL_TEXTS[locale].support;
  const date = formatDay(thread.due_on, LOCALE_TAGS[locale]);
  return operatorMail(fill(words.subject, { date }), [
    { text: words.intro },
    pageLink(`support/${thread.id}`),
    {
      facts: [
        [words.name, thread.name],
        [words.email, thread.email],
        [words.membership, thread.is_premium ? words.premium : words.free],
        [words.due, date],
      ],
    },
    ...aboutBlock(words.about, thread, locale),
    { heading: words.message },
    { text: thread.messages.at(-1)?.text ?? '' },
  ]);
}

/**
 * The operator's answer, in the language of the page that the thread began on, with the member's last
 * message below it. It leads to the thread in the account; an answer to the e-mail goes to the
 * operator.
 */
export function supportAnswer(thread: SupportThread, answer: string, to: string): Mail {
  const { locale, name, messages, created_at } = thread;
  const { answer: words } = MAIL_TEXTS[locale].support;
  const last = messages.findLast(({ from }) => from === 'member');
  const date = formatDay(last?.at ?? created_at, LOCALE_TAGS[locale]);
  return composeMail({
    to,
    replyTo: setting('OPERATOR_EMAIL'),
    locale,
    subject: words.subject,
    blocks: [
      { text: fill(words.hello, { name }) },
      { text: answer },
      threadLink(words.link, thread),
      { heading: fill(words.wrote, { date }) },
      { text: quoted(last?.text ?? '') },
    ],
  });
}

function threadLink(link: string, { id, locale }: SupportThread): MailBlock {
  return { link, href: `${siteUrl(MESSAGES_PATH, locale)}/${id}` };
}

function aboutBlock(label: string, { context }: SupportThread, locale: Locale): MailBlock[] {
  if (context === null) return [];
  return [{ facts: [[label, `${SUPPORT_TEXTS[locale].kinds[context.kind]}: ${context.title}`]] }];
}
