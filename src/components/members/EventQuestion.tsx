import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import { MAX_EVENT_QUESTIONS, MAX_EVENT_QUESTION_LENGTH } from '#shared/event-limits.ts';

type Strings = Dictionary['events']['question'];

interface EventQuestionProps {
  /** Its id. */
  event: string;
  strings: Strings;
}

/** A question for a live Q&A (product 30.5). The field keeps what was typed until it is stored. */
export function EventQuestion({ event, strings: t }: EventQuestionProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (state === 'sending') return;
    const text = String(new FormData(submitted.currentTarget).get('question') ?? '').trim();
    if (text === '') {
      setProblem(t.missing);
      document.getElementById(id)?.focus();
      return;
    }
    setState('sending');
    setProblem(undefined);
    try {
      await callAsMember('event-question', { event, text });
      form.current?.reset();
      setState('sent');
    } catch (error) {
      console.error('Question:', error);
      setState('idle');
      setProblem(problemOf(error, t));
    }
  };
  return (
    <form ref={form} noValidate className="mt-5" onSubmit={(submitted) => void submit(submitted)}>
      <Field
        as="textarea"
        id={id}
        rows={3}
        name="question"
        label={t.label}
        hint={fill(t.hint, { count: MAX_EVENT_QUESTIONS })}
        maxLength={MAX_EVENT_QUESTION_LENGTH}
        error={problem}
        onInput={() => setState('idle')}
      />
      <Button
        type="submit"
        variant="line"
        size="small"
        className="mt-3"
        aria-disabled={state === 'sending' || undefined}
      >
        {state === 'sending' ? t.sending : t.send}
      </Button>
      <p role="status" className="mt-2">
        {state === 'sent' ? t.sent : ''}
      </p>
    </form>
  );
}

function problemOf(error: unknown, t: Strings): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'too-many-requests':
      return fill(t.limit, { count: MAX_EVENT_QUESTIONS });
    case 'event-not-found':
      return t.over;
    default:
      return t.failed;
  }
}
