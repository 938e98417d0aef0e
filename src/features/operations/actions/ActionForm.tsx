import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { refreshToday } from '@/lib/operations-today';
import type { OperationsAction, OperationsOutput } from '#shared/api/operations.ts';
import { MAX_NOTE_LENGTH, MAX_REPLY_LENGTH } from '#shared/limits.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { failureText, isChangedMeanwhile, isSignInTooOld, operate, type RequestOf } from '../api';
import { clearPendingAction, savePendingAction, type ActionTexts } from './pending-action';
import type { OperationsTexts } from '../strings';
import { fieldText } from '#shared/rules/form-fields.ts';

/** The form's values. */
export interface ActionInput {
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  endsOn: string;
  /** A field's value, by its name. */
  text: (name: string) => string;
}

interface ActionFormProps<A extends OperationsAction> extends OperationsTexts {
  texts: ActionTexts;
  /** Name of the row, for people. */
  about: string;
  note?: keyof typeof NOTES;
  withDate?: boolean;
  /** Further fields, which the browser checks. */
  children?: ReactNode;
  /** The request that the operator confirms. */
  request: (input: ActionInput) => RequestOf<A>;
  /** A returned promise is awaited. */
  onDone: (answer: OperationsOutput<A>) => unknown;
  /** Runs after a failure, before the error shows. */
  onFailure?: (error: unknown) => Promise<void>;
  /** Makes the form open at once; called when the operator cancels. */
  onCancel?: () => void;
}

/** The text that can be entered: a note, a reason, or an answer. */
const NOTES = {
  optional: { label: 'note', hint: 'noteHint', missing: null, rows: 2, max: MAX_NOTE_LENGTH },
  required: {
    label: 'reason',
    hint: 'noteHint',
    missing: 'required',
    rows: 2,
    max: MAX_NOTE_LENGTH,
  },
  answer: {
    label: 'answerText',
    hint: 'answerHint',
    missing: 'answerMissing',
    rows: 8,
    max: MAX_REPLY_LENGTH,
  },
} as const;

/**
 * A button that opens a confirmation with a description and, where it is stored, a note or reason.
 * When the server requires a recent sign-in, the form asks for it in place and then repeats the
 * request.
 */
export function ActionForm<A extends OperationsAction>(props: ActionFormProps<A>) {
  const { texts, about, locale, strings, note, withDate = false, children, request } = props;
  const { onDone, onFailure, onCancel } = props;
  const { act } = strings;
  const typed = note && NOTES[note];
  const [isOpen, setOpen] = useState(onCancel !== undefined);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The request that waits for a recent sign-in. */
  const [pendingRequest, setPendingRequest] = useState<RequestOf<A> | null>(null);
  const [wrong, setWrong] = useState<'note' | 'endsOn' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isMounted = useIsMounted();
  const textId = useId();

  useEffect(() => {
    if (pendingRequest !== null) return;
    if (isOpen) form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, pendingRequest]);

  const run = async (wanted: RequestOf<A>) => {
    setSending(true);
    setFailure(null);
    try {
      const answer = await operate(wanted);
      refreshToday();
      await onDone(answer);
      setOpen(false);
      showToast(texts.success, 'good');
    } catch (error) {
      if (isSignInTooOld(error)) {
        savePendingAction({ texts, about, request: wanted });
        setPendingRequest(wanted);
        return;
      }
      console.error('Operations:', error);
      await onFailure?.(error);
      // The row has changed, so the form closes: its action may no longer be the right one. An
      // answer may still be.
      if (isChangedMeanwhile(error) && note !== 'answer') setOpen(false);
      const text = failureText(error, strings.errors);
      if (isMounted.current) setFailure(text);
      else showToast(text, 'error', texts.label);
    } finally {
      setSending(false);
    }
  };

  const clearPendingRequest = () => {
    clearPendingAction();
    setPendingRequest(null);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => fieldText(data, name);
    const isMissing = typed?.missing != null && text('note') === '';
    const isPast = text('endsOn') !== '' && text('endsOn') < germanDay(new Date());
    const found = isMissing ? 'note' : isPast ? 'endsOn' : null;
    // Renders the error before the field is focused, so that screen readers announce both.
    flushSync(() => setWrong(found));
    if (found !== null) {
      form.current?.querySelector<HTMLElement>(`[name=${found}]`)?.focus();
      return;
    }
    void run(request({ note: text('note'), endsOn: text('endsOn'), text }));
  };

  return (
    <div className="border-t border-line py-3">
      {!isOpen && (
        <Button
          ref={opener}
          variant="line"
          size="small"
          onClick={() => {
            setFailure(null);
            setOpen(true);
          }}
        >
          {texts.label}
        </Button>
      )}
      {isOpen && (
        <form
          ref={form}
          noValidate={children === undefined}
          hidden={pendingRequest !== null}
          aria-label={texts.label}
          aria-describedby={textId}
          onSubmit={submit}
        >
          <p id={textId}>{texts.text}</p>
          {children}
          {typed && (
            <Field
              as="textarea"
              rows={typed.rows}
              name="note"
              label={act[typed.label]}
              hint={act[typed.hint]}
              required={typed.missing !== null}
              maxLength={typed.max}
              error={wrong === 'note' && typed.missing ? act[typed.missing] : undefined}
              wrapperClassName="mt-3"
            />
          )}
          {withDate && (
            <Field
              type="date"
              name="endsOn"
              label={act.endsOn}
              hint={act.endsOnHint}
              error={wrong === 'endsOn' ? act.pastDay : undefined}
              wrapperClassName="mt-3"
            />
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" size="small" aria-disabled={isSending || undefined}>
              {isSending ? act.pending : texts.confirm}
            </Button>
            <Button variant="line" size="small" onClick={onCancel ?? (() => setOpen(false))}>
              {act.cancel}
            </Button>
          </div>
        </form>
      )}
      {pendingRequest !== null && (
        <SignInAgain
          onlyUsed
          size="small"
          locale={locale}
          strings={strings.again}
          onConfirmed={() => {
            clearPendingRequest();
            void run(pendingRequest);
          }}
          onDismiss={clearPendingRequest}
        />
      )}
      <div role="alert">
        {failure !== null && <p className="mt-3 font-medium text-signal-ink">{failure}</p>}
      </div>
    </div>
  );
}
