import { useCallback } from 'react';
import type { EventQuestionRow } from '#shared/api/operations-events.ts';
import { operate } from '../api';
import { MessageList } from '../list/MessageList';
import { useList, type LoadPage } from '../list/use-list';
import type { OperationsTexts } from '../strings';

/** What members ask for one live Q&A, newest first. */
export function EventQuestions({ event, locale, strings }: OperationsTexts & { event: string }) {
  const { questions: t } = strings.events;
  const load: LoadPage<EventQuestionRow> = useCallback(
    (page) => operate({ action: 'event-questions', event, ...page }),
    [event],
  );
  const { data, hasFailed, reload, loadMore, more } = useList(load);
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{t.heading}</h3>
      <div role="status" className="text-soft">
        {!data && !hasFailed && <p>{t.loading}</p>}
        {data?.rows.length === 0 && <p>{t.empty}</p>}
      </div>
      {hasFailed && (
        <p role="alert">
          {t.failed}{' '}
          <button type="button" className="link font-medium" onClick={reload}>
            {strings.list.retry}
          </button>
        </p>
      )}
      {data && data.rows.length > 0 && (
        <MessageList
          locale={locale}
          messages={data.rows.map(({ email, text, created_at }) => ({
            text,
            from: email ?? t.deleted,
            at: created_at,
          }))}
        />
      )}
      {data?.next_cursor && (
        <button type="button" className="link mt-4 font-medium" onClick={() => void loadMore()}>
          {more === 'loading' ? strings.list.loadingMore : strings.list.more}
        </button>
      )}
      {more === 'failed' && <p role="alert">{strings.list.moreFailed}</p>}
    </section>
  );
}
