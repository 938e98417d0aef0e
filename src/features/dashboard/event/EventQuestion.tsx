import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useForm } from '@/components/ui/use-form';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { clearDraft } from '@/lib/draft';
import { callAsMember } from '@/lib/session/member-api';
import { MAX_EVENT_QUESTIONS, MAX_EVENT_QUESTION_LENGTH } from '#shared/event-limits.ts';
import { fieldText } from '#shared/rules/form-fields.ts';

type Strings = Dictionary['events']['question'];

interface EventQuestionProps {
  /** Its id. */
  event: string;
  strings: Strings;
}

const textOf = (data: FormData) => fieldText(data, 'question');

/** A question for a live Q&A (product 30.5). What is typed stays until it is stored. */
export function EventQuestion({ event, strings: t }: EventQuestionProps) {
  const draftKey = `event-question-${event}`;
  const { form, formProps, problems, outcome, isSending } = useForm<{
    failed: boolean;
    text: string;
  }>({
    draftKey,
    check: (data): { question?: string } => (textOf(data) === '' ? { question: t.missing } : {}),
    send: async (data) => {
      try {
        await callAsMember('event-question', { event, text: textOf(data) });
        form.current?.reset();
        clearDraft(draftKey);
        return { failed: false, text: t.sent };
      } catch (error) {
        console.error('Question:', error);
        return { failed: true, text: problemOf(error, t) };
      }
    },
  });
  return (
    <form {...formProps} className="mt-5">
      {/* Only switches off what is in it: no group that would need a name. */}
      <fieldset role="none" disabled={isSending}>
        <Field
          as="textarea"
          rows={3}
          name="question"
          label={t.label}
          hint={fill(t.hint, { count: MAX_EVENT_QUESTIONS })}
          maxLength={MAX_EVENT_QUESTION_LENGTH}
          error={problems['question']}
        />
      </fieldset>
      <Button type="submit" variant="line" size="small" className="mt-3" disabled={isSending}>
        {isSending ? t.sending : t.send}
      </Button>
      <p role={outcome?.failed ? 'alert' : 'status'} className="mt-2">
        {!isSending && outcome?.text}
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
