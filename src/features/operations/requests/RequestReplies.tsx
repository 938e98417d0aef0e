import type { StoredContactRequest } from '#shared/entities/handled.ts';
import { ActionForm } from '../actions/ActionForm';
import { isChangedMeanwhile, operate } from '../api';
import { formatMoment } from '../format';
import type { OperationsTexts } from '../strings';

interface RepliesProps extends OperationsTexts {
  row: StoredContactRequest;
}

/** The answers to a request, oldest first. */
export function RequestReplies({ row, locale, strings }: RepliesProps) {
  if (row.replies.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{strings.replies}</h3>
      <ol className="mt-2 space-y-4">
        {row.replies.map(({ at, operator_name: operator, text }) => (
          <li key={at} className="border-l-2 border-line pl-4 wrap-anywhere">
            <p className="text-soft">
              {operator} · {formatMoment(at, locale)}
            </p>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReplyFormProps extends RepliesProps {
  onChange: (row: StoredContactRequest) => void;
  onDone: () => Promise<unknown>;
}

/** The form to answer a request by e-mail, which marks it as done. */
export function ReplyForm({ row, onChange, onDone, locale, strings }: ReplyFormProps) {
  const { id } = row;
  const seen = row.replies.at(-1)?.at ?? null;
  const reload = async () => {
    const { rows } = await operate({ action: 'contact-requests', id });
    const [found] = rows;
    if (found) onChange(found);
    await onDone();
  };
  return (
    <ActionForm
      texts={strings.act.answer}
      about={row.subject}
      locale={locale}
      strings={strings}
      note="answer"
      request={({ note }) => ({ action: 'answer-request', id, text: note, seen })}
      onDone={reload}
      onFailure={async (error) => {
        if (isChangedMeanwhile(error)) await reload();
      }}
    />
  );
}
