import type { SupportThread } from '#shared/entities/support-thread.ts';
import { ActionForm } from '../actions/ActionForm';
import { isChangedMeanwhile, operate } from '../api';
import { formatMoment } from '../format';
import type { OperationsTexts } from '../strings';

interface ThreadProps extends OperationsTexts {
  row: SupportThread;
}

/** What the member wrote and what was answered, oldest first. */
export function ThreadMessages({ row, locale, strings }: ThreadProps) {
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{strings.messages}</h3>
      <ol className="mt-2 space-y-4">
        {row.messages.map(({ at, from, operator_name: operator, text }, index) => (
          <li
            key={index}
            className={`border-l-2 pl-4 wrap-anywhere ${from === 'member' ? 'border-ink' : 'border-line'}`}
          >
            <p className="text-soft">
              {operator ?? row.name} · {formatMoment(at, locale)}
            </p>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AnswerFormProps extends ThreadProps {
  onChange: (row: SupportThread) => void;
  onDone: () => Promise<unknown>;
}

/** The form to answer a member, in the account and by e-mail, which marks the thread as done. */
export function AnswerForm({ row, onChange, onDone, locale, strings }: AnswerFormProps) {
  const { id } = row;
  const reload = async () => {
    const { rows } = await operate({ action: 'support-threads', id });
    const [found] = rows;
    if (found) onChange(found);
    await onDone();
  };
  return (
    <ActionForm
      texts={strings.act.thread}
      about={row.name}
      locale={locale}
      strings={strings}
      note="answer"
      request={({ note }) => ({
        action: 'answer-thread',
        id,
        text: note,
        seen: row.messages.at(-1)?.at ?? null,
      })}
      onDone={reload}
      onFailure={async (error) => {
        if (isChangedMeanwhile(error)) await reload();
      }}
    />
  );
}
