import { useState } from 'react';
import type { Membership } from '@/lib/session/membership';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { formatAgo } from '#shared/rules/dates.ts';
import { activityText } from './activity-text';

interface RecentActivityProps {
  membership: Membership;
  locale: Locale;
  strings: Dictionary['dashboard'];
}

interface Entry {
  key: string;
  text: string;
  when: string;
}

function Entries({ entries, dimmed = false }: { entries: Entry[]; dimmed?: boolean }) {
  return (
    <ul
      className={`divide-y divide-line border-y border-line text-base ${dimmed ? 'text-soft' : ''}`}
    >
      {entries.map(({ key, text, when }) => (
        <li key={key} className="flex min-h-12 items-center justify-between gap-4 py-2">
          <span>{text}</span>
          <span className="shrink-0 text-soft">{when}</span>
        </li>
      ))}
    </ul>
  );
}

const LINES = [0, 1, 2];

function Placeholder() {
  return (
    <ul aria-hidden="true" className="divide-y divide-line border-y border-line">
      {LINES.map((line) => (
        <li key={line} className="flex min-h-12 items-center">
          <span className="h-4 w-1/2 animate-pulse rounded-sm bg-line" />
        </li>
      ))}
    </ul>
  );
}

/** The member's newest entries; samples while there are none (product 7.5). */
export function RecentActivity({ membership, locale, strings }: RecentActivityProps) {
  const { heading, samples, failed, sampleEntries } = strings.activity;
  const [now] = useState(Date.now);
  const activity = membership.state === 'ready' ? membership.me.activity : [];
  const entries = activity.map((entry) => ({
    key: entry.id,
    text: activityText(entry, { dashboard: strings }),
    when: formatAgo(entry.created_at, now, LOCALE_TAGS[locale]),
  }));
  const isEmpty = membership.state === 'ready' && entries.length === 0;
  return (
    // The height of five entries is reserved, so that nothing moves when they are loaded.
    <section className="min-h-80">
      <h2 className="mb-4 text-heading">{heading}</h2>
      {membership.state === 'loading' && <Placeholder />}
      {membership.state === 'failed' && <p className="text-base text-soft">{failed}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      {isEmpty && (
        <>
          <p className="mb-3 text-base text-soft">{samples}</p>
          <Entries dimmed entries={sampleEntries.map((entry) => ({ ...entry, key: entry.text }))} />
        </>
      )}
    </section>
  );
}
