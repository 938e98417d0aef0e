import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { refreshToday } from '@/lib/operations-today';
import type { OperationsAction, OperationsOutput } from '#shared/api/operations.ts';
import { MAX_NOTE_LENGTH, MAX_REPLY_LENGTH } from '#shared/limits.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { failureText, isChangedMeanwhile, isSignInTooOld, operate, type RequestOf } from './api';
import { forgetAsked, keepAsked, type ActionTexts } from './asked-before';
import type { OperationsTexts } from './strings';

/** What the operator typed. */
export interface ActionInput {
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  endsOn: string;
}

interface ActionFormProps<A extends OperationsAction> extends OperationsTexts {
  texts: ActionTexts;
  /** The row, for a person. */
  about: string;
  note?: keyof typeof NOTES;
  withDate?: boolean;
  /** What the operator asks for once they have confirmed. */
  request: (input: ActionInput) => RequestOf<A>;
  /** What it returns is waited for. */
  onDone: (answer: OperationsOutput<A>) => unknown;
  /** After a failure, before it is told. */
  onFailure?: (error: unknown) => Promise<void>;
  /** The form is open at once, and this is told when the operator thinks better of it. */
  onCancel?: () => void;
}

/** What can be typed: a note, a reason, or an answer to somebody. */
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
 * A button that first tells what it does and asks, with a note or reason where that is kept. Where the
 * server wants a fresh sign-in it asks for that in place, and then does what was asked.
 */
export function ActionForm<A extends OperationsAction>(props: ActionFormProps<A>) {
  const { texts, about, locale, strings, note, withDate = false, request } = props;
  const { onDone, onFailure, onCancel } = props;
  const { act } = strings;
  const typed = note && NOTES[note];
  const [isOpen, setOpen] = useState(onCancel !== undefined);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What waits for a fresh sign-in. */
  const [asked, setAsked] = useState<RequestOf<A> | null>(null);
  const [wrong, setWrong] = useState<'note' | 'endsOn' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const textId = useId();

  useEffect(() => {
    if (asked !== null) return;
    if (isOpen) form.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, asked]);

  const run = async (wanted: RequestOf<A>) => {
    setPending(true);
    setFailure(null);
    try {
      const answer = await operate(wanted);
      refreshToday();
      await onDone(answer);
      setOpen(false);
      showToast(texts.success, 'good');
    } catch (error) {
      if (isSignInTooOld(error)) {
        keepAsked({ texts, about, request: wanted });
        setAsked(wanted);
        return;
      }
      console.error('Operations:', error);
      await onFailure?.(error);
      // What the form would do is not what the operator meant by it any more; an answer may still be.
      if (isChangedMeanwhile(error) && note !== 'answer') setOpen(false);
      setFailure(failureText(error, strings.errors));
    } finally {
      setPending(false);
    }
  };

  const answered = () => {
    forgetAsked();
    setAsked(null);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const isMissing = typed?.missing != null && text('note') === '';
    const isPast = text('endsOn') !== '' && text('endsOn') < germanDay(new Date());
    const found = isMissing ? 'note' : isPast ? 'endsOn' : null;
    // The field is described by its error before it is focused, so that both are read out.
    flushSync(() => setWrong(found));
    if (found !== null) {
      form.current?.querySelector<HTMLElement>(`[name=${found}]`)?.focus();
      return;
    }
    void run(request({ note: text('note'), endsOn: text('endsOn') }));
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
          noValidate
          hidden={asked !== null}
          aria-label={texts.label}
          aria-describedby={textId}
          onSubmit={submit}
        >
          <p id={textId}>{texts.text}</p>
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
            <Button type="submit" size="small" aria-disabled={isPending || undefined}>
              {isPending ? act.pending : texts.confirm}
            </Button>
            <Button variant="line" size="small" onClick={onCancel ?? (() => setOpen(false))}>
              {act.cancel}
            </Button>
          </div>
        </form>
      )}
      {asked !== null && (
        <SignInAgain
          onlyUsed
          size="small"
          locale={locale}
          strings={strings.again}
          onConfirmed={() => {
            answered();
            void run(asked);
          }}
          onDismiss={answered}
        />
      )}
      <div role="alert">
        {failure !== null && <p className="mt-3 font-medium text-signal-ink">{failure}</p>}
      </div>
    </div>
  );
}
