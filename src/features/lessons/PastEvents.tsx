import { useStore } from '@nanostores/react';
import { RetryAlert } from '@/components/members/RetryAlert';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { LOCALE_TAGS, parseLocale, type Locale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import { $premiumUid } from '@/lib/session/store';
import type { PastEvent } from '#shared/api/events.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { eventsWith } from '#shared/rules/archive-search.ts';

const $pastEvents = createFetcherStore<PastEvent[]>(['past-events/', $premiumUid], {
  fetcher: async () => {
    const locale = parseLocale(document.documentElement.lang);
    return (await callAsMember('events', { locale, past: 'yes' })).past;
  },
});

interface PastEventsProps {
  /** Only those with these words are shown. */
  search: string;
  locale: Locale;
  strings: Dictionary['events']['past'];
  retry: string;
}

/** Past live Q&As with recordings and answers, below the lessons (product 30.7). */
export function PastEvents({ search, locale, strings: t, retry }: PastEventsProps) {
  const { data: events, error } = useStore($pastEvents);
  const shown = eventsWith(events ?? [], search);
  return (
    <section className="mt-16 max-w-3xl" aria-busy={!events && error === undefined}>
      <h2 className="text-heading">{t.heading}</h2>
      <p className="mt-3 text-base text-soft">{t.intro}</p>
      {error !== undefined && !events && (
        <RetryAlert
          text={t.failed}
          retry={retry}
          className="mt-4"
          onRetry={() => $pastEvents.invalidate()}
        />
      )}
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'mt-4 text-soft'}>
        {statusText(events, shown.length, error !== undefined, t)}
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {shown.map((event) => (
          <Session key={event.id} event={event} locale={locale} strings={t} />
        ))}
      </ul>
    </section>
  );
}

function statusText(
  events: readonly PastEvent[] | undefined,
  found: number,
  hasFailed: boolean,
  t: PastEventsProps['strings'],
): string {
  if (!events) return hasFailed ? '' : t.loading;
  if (events.length === 0) return t.empty;
  return found === 0 ? t.nothing : fillCount(t.found, found);
}

function Session({
  event,
  locale,
  strings: t,
}: Pick<PastEventsProps, 'locale' | 'strings'> & { event: PastEvent }) {
  const { topic, description, starts_at, recording_url: recording, answers } = event;
  return (
    <li className="py-5">
      <h3 className="font-semibold">{topic}</h3>
      <p className="text-base text-soft">
        <time dateTime={starts_at}>{formatDay(starts_at, LOCALE_TAGS[locale])}</time>
      </p>
      <p className="mt-2 text-base">{description}</p>
      {recording && (
        <p className="mt-2">
          <a
            href={recording}
            target="_blank"
            rel="noreferrer"
            className="link font-medium"
            aria-label={fill(t.recordingNamed, { topic })}
          >
            {t.recording}
          </a>
        </p>
      )}
      {answers === null ? (
        <p className="mt-2 text-base text-soft">{recording ? '' : t.pending}</p>
      ) : (
        <details className="mt-3">
          <summary className="cursor-pointer font-medium">{t.answers}</summary>
          <div className="mt-3 whitespace-pre-wrap">{answers}</div>
        </details>
      )}
    </li>
  );
}
