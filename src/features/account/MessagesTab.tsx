import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { callAsMember } from '@/lib/session/member-api';
import { $supportThreads } from '@/lib/support-threads';
import type { SupportThreadView } from '#shared/api/support.ts';
import { MessageThread } from './MessageThread';

interface MessagesTabProps {
  locale: Locale;
  strings: Dictionary['support'];
  members: Dictionary['members'];
}

/** The thread in the address, `#messages/` and its id; null for none. */
function threadInAddress(): string | null {
  return location.hash.split('/')[1] ?? null;
}

/** What the member wrote to us, with our answers (product 10.14). */
export function MessagesTab({ locale, strings, members }: MessagesTabProps) {
  const { thread: t } = strings;
  const { data, error } = useStore($supportThreads);
  const [wanted, setWanted] = useState(threadInAddress);
  useEffect(() => {
    const follow = () => setWanted(threadInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <section className="max-w-2xl pt-8">
      <h2 className="text-heading">{t.heading}</h2>
      <p className="mt-3 text-base text-soft">{t.text}</p>
      {data === undefined && error === undefined && (
        <p role="status" className="mt-6 flex items-center gap-4 text-base text-soft">
          <Spinner />
          {members.loading}
        </p>
      )}
      {data === undefined && error !== undefined && (
        <RetryAlert
          text={t.notLoaded}
          retry={members.retry}
          className="mt-6"
          onRetry={() => $supportThreads.invalidate()}
        />
      )}
      {data?.threads.length === 0 && <p className="mt-6 text-base">{t.empty}</p>}
      {data && (
        <ThreadPages
          key={data.next_cursor}
          {...{ locale, strings, wanted }}
          threads={data.threads}
          next={data.next_cursor}
        />
      )}
    </section>
  );
}

interface ThreadPagesProps extends Pick<MessagesTabProps, 'locale' | 'strings'> {
  threads: readonly SupportThreadView[];
  /** Cursor of the next page. */
  next: string | null;
  wanted: string | null;
}

/** The newest threads, and more on demand. */
function ThreadPages({ threads, next, wanted, locale, strings }: ThreadPagesProps) {
  const { thread: t } = strings;
  const [older, setOlder] = useState<readonly SupportThreadView[]>([]);
  const [cursor, setCursor] = useState(next);
  const [isFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const loadMore = async (from: string) => {
    setLoading(true);
    setFailed(false);
    try {
      const page = await callAsMember('support', { cursor: from });
      setOlder([...older, ...page.threads]);
      setCursor(page.next_cursor);
    } catch (error) {
      console.error('Support:', error);
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  const shown = [...threads, ...older];
  const opened = shown.some(({ id }) => id === wanted) ? wanted : shown[0]?.id;
  return (
    <>
      <ul className="mt-6 divide-y divide-line border-y border-line empty:hidden">
        {shown.map((thread) => (
          <li key={thread.id}>
            <MessageThread
              {...{ thread, locale, strings }}
              isOpen={thread.id === opened}
              isWanted={thread.id === wanted}
            />
          </li>
        ))}
      </ul>
      {cursor !== null && (
        <Button
          variant="line"
          size="small"
          className="mt-6"
          disabled={isLoading}
          onClick={() => void loadMore(cursor)}
        >
          {t.more}
        </Button>
      )}
      <p role="alert" className="mt-3 text-base empty:hidden">
        {isFailed && t.notLoaded}
      </p>
    </>
  );
}
