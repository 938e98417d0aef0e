import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { ANSWER_WORKDAYS } from '#shared/limits.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import { workdayAfter } from '#shared/rules/workdays.ts';
import type { ContactTexts } from './contact-texts';

/** A message as it was sent. */
export interface SentMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Whether a copy goes out by e-mail. */
  copied: boolean;
  /** Day by which it is answered, `YYYY-MM-DD`. */
  answerBy: string;
}

export function sentMessage(data: FormData, copied: boolean): SentMessage {
  return {
    name: fieldText(data, 'name'),
    email: fieldText(data, 'email'),
    subject: fieldText(data, 'subject'),
    message: fieldText(data, 'message'),
    copied,
    answerBy: workdayAfter(germanDay(new Date()), ANSWER_WORKDAYS),
  };
}

interface ContactSentProps {
  locale: Locale;
  texts: ContactTexts['success'];
  sent: SentMessage;
  onAgain: () => void;
}

/** The animated check mark after a message is sent. */
export function SuccessCheck() {
  return (
    <div
      className="fixed inset-0 z-40 grid place-items-center bg-paper/95"
      data-contact-check
      aria-hidden="true"
    >
      <svg className="w-40 fill-none stroke-good lg:w-56" viewBox="0 0 100 100" strokeWidth="5">
        <circle className="draw" cx="50" cy="50" r="46" pathLength="1" />
        <path className="draw [animation-delay:0.4s]" d="m30 51 14 14 27-30" pathLength="1" />
      </svg>
    </div>
  );
}

/** Replaces the form after the check mark: what was sent, and by when it is answered. */
export function ContactSent({ locale, texts, sent, onAgain }: ContactSentProps) {
  const { name, email, subject, message, copied, answerBy } = sent;
  const { panelText, facts } = texts;
  const date = formatDay(answerBy, LOCALE_TAGS[locale]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="py-6">
      <svg
        className="w-12 fill-none stroke-good"
        viewBox="0 0 100 100"
        strokeWidth="7"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r="46" />
        <path d="m30 51 14 14 27-30" />
      </svg>
      <h3 ref={title} className="mt-6 text-title outline-none" tabIndex={-1}>
        {texts.panelTitle}
      </h3>
      <p className="mt-3 text-lead wrap-anywhere text-soft">
        {fill(panelText, { date, email })} {copied && texts.copied}
      </p>
      <dl className="mt-6 divide-y divide-line border-y border-line text-base">
        {[
          [facts.from, `${name}, ${email}`],
          [facts.subject, subject],
          [facts.message, message],
        ].map(([term, value]) => (
          <div key={term} className="grid gap-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-soft">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="line" className="mt-7" onClick={onAgain}>
        {texts.another}
      </Button>
    </div>
  );
}
