import { formatMoment } from '../format';
import type { OperationsTexts } from '../strings';
import type { useHistory } from './use-history';

interface HistoryListProps extends OperationsTexts {
  history: ReturnType<typeof useHistory>['history'];
}

/** The operators' actions on a row, newest first. */
export function HistoryList({ history, locale, strings }: HistoryListProps) {
  const { data: entries, error } = history;
  const t = strings.history;
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{t.heading}</h3>
      <div role="status" className="text-soft">
        {!entries && !error && <p>{t.loading}</p>}
        {!entries && error && <p>{t.failed}</p>}
        {entries?.length === 0 && <p>{t.empty}</p>}
      </div>
      {entries && entries.length > 0 && (
        <ol className="mt-2 space-y-2">
          {entries.map(({ id, at, operator_name: operator, action, note }) => (
            <li key={id} className="border-l-2 border-line pl-4 wrap-anywhere">
              <p>
                <span className="font-medium">{strings.audit.actions[action]}</span>
                <span className="text-soft">
                  {' '}
                  · {operator} · {formatMoment(at, locale)}
                </span>
              </p>
              {note !== '' && <p className="whitespace-pre-wrap">{note}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
