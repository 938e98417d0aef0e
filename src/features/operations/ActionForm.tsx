import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { MAX_NOTE_LENGTH } from '#shared/limits.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { failureText, isChangedMeanwhile } from './api';
import type { OperationsStrings } from './strings';

/** What the operator typed. */
export interface ActionInput {
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  endsOn: string;
}

interface ActionFormProps {
  texts: { label: string; text: string; confirm: string; success: string };
  strings: OperationsStrings;
  note?: 'optional' | 'required';
  withDate?: boolean;
  /** Runs once the operator has confirmed. */
  run: (input: ActionInput) => Promise<void>;
  /** After a failure, before it is told. */
  onFailure?: (error: unknown) => Promise<void>;
}

/** A button that first tells what it does and asks, with a note or reason where that is kept. */
export function ActionForm(props: ActionFormProps) {
  const { texts, strings, note, withDate = false, run, onFailure } = props;
  const { act } = strings;
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<'note' | 'endsOn' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const textId = useId();

  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const isMissing = note === 'required' && text('note') === '';
    const isPast = text('endsOn') !== '' && text('endsOn') < germanDay(new Date());
    const found = isMissing ? 'note' : isPast ? 'endsOn' : null;
    // The field is described by its error before it is focused, so that both are read out.
    flushSync(() => setWrong(found));
    if (found !== null) {
      form.current?.querySelector<HTMLElement>(`[name=${found}]`)?.focus();
      return;
    }
    setPending(true);
    setFailure(null);
    try {
      await run({ note: text('note'), endsOn: text('endsOn') });
      setOpen(false);
      showToast(texts.success, 'good');
    } catch (error) {
      console.error('Operations:', error);
      await onFailure?.(error);
      // What the form would do is not what the operator meant by it any more.
      if (isChangedMeanwhile(error)) setOpen(false);
      setFailure(failureText(error, strings.errors));
    } finally {
      setPending(false);
    }
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
          aria-label={texts.label}
          aria-describedby={textId}
          onSubmit={(event) => void submit(event)}
        >
          <p id={textId}>{texts.text}</p>
          {note && (
            <Field
              as="textarea"
              rows={2}
              name="note"
              label={note === 'required' ? act.reason : act.note}
              hint={act.noteHint}
              required={note === 'required'}
              maxLength={MAX_NOTE_LENGTH}
              error={wrong === 'note' ? act.required : undefined}
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
            <Button variant="line" size="small" onClick={() => setOpen(false)}>
              {act.cancel}
            </Button>
          </div>
        </form>
      )}
      <div role="alert">
        {failure !== null && <p className="mt-3 font-medium text-signal-ink">{failure}</p>}
      </div>
    </div>
  );
}
