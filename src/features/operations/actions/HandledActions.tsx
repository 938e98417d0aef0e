import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { HandledCollection } from '#shared/entities/handled.ts';
import type { ReactNode } from 'react';
import { ActionForm } from './ActionForm';
import { isChangedMeanwhile } from '../api';
import { rowAfter, rowByHistory, type Handled } from './handled-row';
import { HistoryList } from './HistoryList';
import type { OperationsTexts } from '../strings';
import { useHistory } from './use-history';

interface HandledActionsProps<R extends Handled> extends OperationsTexts {
  collection: HandledCollection;
  row: R;
  onChange: (row: R) => void;
  /** Further actions, above and below; they call `onDone` afterwards. */
  first?: (onDone: () => Promise<AuditEntry[]>) => ReactNode;
  more?: (onDone: () => Promise<AuditEntry[]>) => ReactNode;
}

/** Marks a row as done or reopens it, and shows its history. */
export function HandledActions<R extends Handled>(props: HandledActionsProps<R>) {
  const { collection, row, onChange, first, more, locale, strings } = props;
  const { history, refresh } = useHistory([`${collection}/${row.id}`]);
  const isDone = row.done !== null;
  return (
    <>
      <section className="mt-8">
        <h3 className="mb-3 font-semibold">{strings.act.heading}</h3>
        {first?.(refresh)}
        <ActionForm
          texts={isDone ? strings.act.reopen : strings.act.done}
          about={row.id}
          locale={locale}
          strings={strings}
          note="optional"
          request={({ note }) => {
            const seen = row.done?.at ?? null;
            return { action: 'set-done', collection, id: row.id, done: !isDone, note, seen };
          }}
          onDone={async ({ entry }) => {
            onChange(rowAfter(row, entry));
            await refresh();
          }}
          onFailure={async (error) => {
            if (isChangedMeanwhile(error)) onChange(rowByHistory(row, await refresh()));
          }}
        />
        {more?.(refresh)}
      </section>
      <HistoryList history={history} locale={locale} strings={strings} />
    </>
  );
}
