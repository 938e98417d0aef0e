import { useEffect, useRef, useState } from 'react';
import { MessageForm } from '@/components/members/support/MessageForm';
import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { SupportThreadView } from '#shared/api/support.ts';
import { MAX_SUPPORT_MESSAGES } from '#shared/limits.ts';
import { formatDay } from '#shared/rules/dates.ts';

interface MessageThreadProps {
  thread: SupportThreadView;
  isOpen: boolean;
  /** The address names it. */
  isWanted: boolean;
  locale: Locale;
  strings: Dictionary['support'];
}

/** One thread: its messages in their order, and a field to write back. */
export function MessageThread({ thread, isOpen, isWanted, locale, strings }: MessageThreadProps) {
  const { thread: t, kinds } = strings;
  const { id, context, created_at, due_on, messages } = thread;
  const summary = useRef<HTMLElement>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (isWanted) summary.current?.focus();
  }, [isWanted]);
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The field that had the focus was replaced by an empty one.
    if (note !== null && document.activeElement === document.body) sent.current?.focus();
  }, [note, messages.length]);
  const day = (at: string) => formatDay(at, LOCALE_TAGS[locale]);
  const isAnswered = messages.at(-1)?.from === 'us';
  return (
    <details open={isOpen} className="group">
      <summary
        ref={summary}
        className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 gap-y-2 py-4"
      >
        <span className="min-w-0 font-semibold wrap-anywhere">
          <span
            aria-hidden="true"
            className="mr-2 inline-block transition-transform group-open:rotate-90"
          >
            →
          </span>
          {context
            ? `${kinds[context.kind]}: ${context.title}`
            : fill(t.untitled, { date: day(created_at) })}
        </span>
        <Badge tone={due_on === null && isAnswered ? 'good' : 'neutral'}>
          {due_on !== null
            ? fill(t.waiting, { date: day(due_on) })
            : isAnswered
              ? t.answered
              : t.closed}
        </Badge>
      </summary>
      <ol className="space-y-5 pt-2 pb-6 text-base">
        {messages.map(({ at, from, text }, index) => (
          <li
            key={index}
            className={`border-l-2 pl-4 wrap-anywhere ${from === 'us' ? 'border-signal' : 'border-line'}`}
          >
            <p className="text-[0.9375rem] text-soft">
              {from === 'us' ? t.us : t.you} · <Moment at={at} locale={locale} />
            </p>
            <p className="mt-1 whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      <div className="pb-6">
        {messages.length >= MAX_SUPPORT_MESSAGES - 1 ? (
          <p className="text-base text-soft">{t.full}</p>
        ) : (
          <MessageForm
            // A sent message leaves an empty field.
            key={messages.length}
            draftKey={`support-${id}`}
            label={t.answer}
            target={{ thread: id }}
            strings={strings}
            onSent={({ thread: { due_on: due } }) =>
              setNote(due && fill(t.sent, { date: day(due) }))
            }
          />
        )}
        <p
          ref={sent}
          role="status"
          tabIndex={-1}
          className="mt-3 text-base text-good outline-none empty:hidden"
        >
          {note}
        </p>
      </div>
    </details>
  );
}

/** In the reader's time zone. */
function Moment({ at, locale }: { at: string; locale: Locale }) {
  const text = new Date(at).toLocaleString(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return <time dateTime={at}>{text}</time>;
}
