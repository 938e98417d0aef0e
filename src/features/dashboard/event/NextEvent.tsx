import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/button-variants';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { downloadText } from '@/lib/download';
import { LIVE_QA_PATH } from '@/routes';
import type { NextEvent as Event } from '#shared/api/events.ts';
import { JOIN_MINUTES } from '#shared/event-limits.ts';
import { calendarFile } from '#shared/rules/calendar-file.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { isJoinOpen, isOver } from '#shared/rules/events.ts';
import { EventQuestion } from './EventQuestion';
import { $nextEvent } from './next-event-store';

/** How often the card looks at the clock, in milliseconds. */
const TICK_MS = 20_000;

/** The fragment of LIVE_QA_PATH. */
const PLACE = LIVE_QA_PATH.split('#')[1] ?? '';

interface NextEventProps {
  premium: boolean;
  locale: Locale;
  strings: Dictionary['events'];
  /** Of the button after a failure. */
  retry: string;
}

/** The next live Q&A on the dashboard (product 30.1). */
export function NextEvent({ premium, locale, strings: t, retry }: NextEventProps) {
  const { data, error } = useStore($nextEvent);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const isLoading = data === undefined && error === undefined;
  // As high as with a date, so that what is below does not move.
  const height = premium
    ? 'min-h-146 sm:min-h-124 lg:min-h-148'
    : 'min-h-90 sm:min-h-67 lg:min-h-92';

  useEffect(() => {
    // The browser found no such place when it opened the page.
    if (location.hash === `#${PLACE}`) section.current?.scrollIntoView();
  }, []);

  return (
    <section
      ref={section}
      id={PLACE}
      aria-labelledby={headingId}
      aria-busy={isLoading}
      className={`scroll-mt-24 ${isLoading ? height : ''}`}
    >
      <h2 id={headingId} className="border-b-[1.5px] border-ink pb-3.5 text-heading">
        {t.heading}
      </h2>
      <h3 className="mt-3 font-medium">{t.title}</h3>
      {data?.next ? (
        <Coming {...{ event: data.next, premium, locale, strings: t }} />
      ) : data ? (
        <p className="text-base text-soft">{unnamedText(data.named_by, locale, t)}</p>
      ) : error === undefined ? (
        <p role="status" className="text-base text-soft">
          {t.loading}
        </p>
      ) : (
        <RetryAlert
          text={t.failed}
          retry={retry}
          className="mt-2 text-base"
          onRetry={() => $nextEvent.invalidate()}
        />
      )}
    </section>
  );
}

/** When the date is there, or that it is late (product 30.4). */
function unnamedText(namedBy: string | null, locale: Locale, t: Dictionary['events']): string {
  if (namedBy === null || namedBy < germanDay(new Date())) return t.late;
  return fill(t.none, { date: formatDay(namedBy, LOCALE_TAGS[locale]) });
}

type ComingProps = Omit<NextEventProps, 'retry'> & { event: Event };

function Coming({ event, premium, locale, strings: t }: ComingProps) {
  const [now, setNow] = useState(() => new Date());
  const isOpen = isJoinOpen(event, now);
  const isOutdated = isOver(event, now) || (premium && isOpen && event.join_url === null);

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOutdated) $nextEvent.revalidate();
  }, [isOutdated, now]);

  const download = () => {
    const url = new URL(localizedPath(LIVE_QA_PATH, locale), location.origin).href;
    const text = `${event.description}\n${fill(t.calendarText, { url })}`;
    const file = { ...event, title: `${t.title}: ${event.topic}`, text, url };
    downloadText(t.fileName, calendarFile(file, new Date(), location.hostname), 'text/calendar');
  };
  return (
    <div className="text-base">
      <p className="mt-2 text-soft">
        {t.next}:{' '}
        <time dateTime={event.starts_at} className="text-ink">
          {fill(t.when, { time: localTime(event.starts_at, locale), minutes: event.minutes })}
        </time>
      </p>
      <p className="mt-2 font-medium">{event.topic}</p>
      <p className="mt-1 text-soft">{event.description}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {premium && event.join_url !== null && (
          <a
            href={event.join_url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('signal', 'small')}
          >
            {t.join}
            <span className="sr-only"> ({t.newTab})</span>
          </a>
        )}
        <Button variant="line" size="small" onClick={download}>
          {t.calendar}
        </Button>
      </div>
      {premium && event.join_url === null && (
        <p className="mt-2 text-soft">
          {isOpen ? t.noLink : fill(t.joinLater, { minutes: JOIN_MINUTES })}
        </p>
      )}
      {premium ? (
        <EventQuestion key={event.id} event={event.id} strings={t.question} />
      ) : (
        <p className="mt-2 text-soft">{t.premiumOnly}</p>
      )}
    </div>
  );
}

/** Day and time where the reader is, with the name of the time zone. */
function localTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
