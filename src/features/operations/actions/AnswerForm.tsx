import { isChangedMeanwhile, type RequestOf } from '../api';
import type { OperationsTexts } from '../strings';
import { ActionForm } from './ActionForm';
import type { ActionTexts } from './pending-action';

type AnswerAction = 'answer-request' | 'answer-thread';

interface AnswerFormProps<R> extends OperationsTexts {
  texts: ActionTexts;
  /** Name of the row, for people. */
  about: string;
  request: (text: string) => RequestOf<AnswerAction>;
  /** Reads the row again, after an answer or when somebody else has changed it. */
  reread: () => Promise<{ rows: R[] }>;
  onChange: (row: R) => void;
  onDone: () => Promise<unknown>;
}

/** The form to answer a person, which marks the row as done. */
export function AnswerForm<R>(props: AnswerFormProps<R>) {
  const { request, reread, onChange, onDone, ...form } = props;
  const reload = async () => {
    const [found] = (await reread()).rows;
    if (found !== undefined) onChange(found);
    await onDone();
  };
  return (
    <ActionForm<AnswerAction>
      {...form}
      note="answer"
      request={({ note }) => request(note)}
      onDone={reload}
      onFailure={async (error) => {
        if (isChangedMeanwhile(error)) await reload();
      }}
    />
  );
}
