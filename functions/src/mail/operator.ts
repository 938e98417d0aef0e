import type { EndpointInput } from '#shared/api/contract.ts';
import { germanTime, receiptLines } from '#shared/rules/contract-receipt.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { setting } from '../config.ts';
import type { KeyedMail } from '../stores/outgoing-mail.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';
import { endLine, type ReceivedNotice } from './notice-receipt.ts';

const NOTICE_TEXTS = { en, de };

/** An e-mail in the operator's language. */
export function operatorMail(
  subject: string,
  blocks: readonly MailBlock[],
  replyTo?: string,
): Mail {
  return composeMail({
    to: setting('OPERATOR_EMAIL'),
    ...(replyTo === undefined ? {} : { replyTo }),
    locale: setting('OPERATOR_LOCALE'),
    subject,
    blocks,
  });
}

/** The way to the operator's page; `place` is a list, and a row of it. */
export function pageLink(place: string): MailBlock {
  const locale = setting('OPERATOR_LOCALE');
  const { openOnPage } = MAIL_TEXTS[locale].operator;
  return { link: openOnPage, href: `${siteUrl(ROUTES.operations, locale)}#${place}` };
}

/** A message from the contact form, by the member who was signed in if any. */
export function contactReport(
  request: Omit<EndpointInput<'contact'>, 'website'>,
  { id, uid }: { id: string; uid: string | null },
): Mail {
  const { contact: words } = MAIL_TEXTS[setting('OPERATOR_LOCALE')].operator;
  const blocks: MailBlock[] = [
    { text: words.intro },
    pageLink(`requests/${id}`),
    ...(uid === null ? [] : [{ text: words.member }, pageLink(`members/${uid}`)]),
    {
      facts: [
        [words.name, request.name],
        [words.email, request.email],
        [words.phone, request.phone],
        [words.topic, request.subject],
      ],
    },
    { heading: words.message },
    { text: request.message },
  ];
  if (request.questionnaire_answers) {
    blocks.push({ heading: words.questionnaire }, { text: request.questionnaire_answers });
  }
  return operatorMail(words.subject, blocks, request.email);
}

/** A cancellation or withdrawal, with everything that was declared. */
export function noticeReport(
  notice: EndpointInput<'contract-notice'>,
  { reference, received_at, endsAt }: ReceivedNotice,
): Mail {
  const locale = setting('OPERATOR_LOCALE');
  const { notice: words } = MAIL_TEXTS[locale].operator;
  const { form, receipt } = NOTICE_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const facts: [string, string][] = [
    [receipt.reference, reference],
    [receipt.receivedAt, germanTime(received_at, tag)],
    ...receiptLines(notice, form, tag),
    ...endLine(MAIL_TEXTS[locale].notice.endsAt, endsAt, tag),
  ];
  const subject = fill(words[notice.kind], { reference });
  const blocks = [{ text: words.todo }, pageLink(`notices/${reference}`), { facts }];
  return operatorMail(subject, blocks, notice.email);
}

/**
 * More notices came in this hour than are reported one by one: once an hour, with the list of all.
 */
export function noticeDigest(now: Date): KeyedMail {
  const locale = setting('OPERATOR_LOCALE');
  const { flood: words } = MAIL_TEXTS[locale].operator.notice;
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const hours = { from: clock(start, locale), until: clock(start + HOUR_MS, locale) };
  const mail = operatorMail(fill(words.subject, hours), [
    { text: fill(words.text, hours) },
    { link: words.link, href: siteUrl(`${ROUTES.operations}#notices`, locale) },
  ]);
  return { key: `notices-${new Date(start).toISOString()}`, mail };
}

/** The time of day in Germany. */
function clock(time: number, locale: Locale): string {
  return new Date(time).toLocaleTimeString(LOCALE_TAGS[locale], {
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}

type StripeReportKind = keyof (typeof MAIL_TEXTS)['en']['operator']['stripe']['reports'];

/** A state at Stripe that the code leaves to a person. */
export interface StripeReport {
  kind: StripeReportKind;
  /** Stripe's object that a person has to look at. */
  objectId: string;
  uid: string | null;
  cents?: number;
  currency?: string;
}

export function stripeReport({ kind, objectId, uid, cents, currency }: StripeReport): Mail {
  const locale = setting('OPERATOR_LOCALE');
  const { stripe: words } = MAIL_TEXTS[locale].operator;
  const { subject, todo } = words.reports[kind];
  const facts: [string, string][] = [
    [words.object, objectId],
    [words.member, uid ?? words.unknownMember],
  ];
  if (cents !== undefined && currency !== undefined) {
    facts.push([words.amount, formatMoney(cents, currency.toUpperCase(), LOCALE_TAGS[locale])]);
  }
  const href = `https://dashboard.stripe.com/search?query=${encodeURIComponent(objectId)}`;
  return operatorMail(`${subject} (${objectId})`, [
    { text: todo },
    { facts },
    { link: words.openInStripe, href },
    pageLink(uid === null ? 'payments' : `members/${uid}`),
  ]);
}
