import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { showToast } from '@/components/ui/toast';
import { useForm } from '@/components/ui/use-form';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import type { EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { MAX_SUPPORT_LENGTH } from '#shared/limits.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import { clearDraft } from '@/lib/draft';
import { sendToSupport } from '@/lib/support-threads';
import { SITE } from '@/site.config';

interface MessageFormProps {
  /** Session storage key: what is typed stays until it is sent. */
  draftKey: string;
  label: string;
  /** Where the message belongs. */
  target: Omit<EndpointRequest<'support-message'>, 'text'>;
  strings: Dictionary['support'];
  /** Between the field and the button. */
  children?: ReactNode;
  /** Not called after the form was closed, because another one may be open. */
  onSent: (answer: EndpointOutput<'support-message'>) => void;
}

const textOf = (data: FormData) => fieldText(data, 'message');

/** Why a message was not sent. */
function problemText(error: unknown, strings: Dictionary['support']['problems']): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'too-many-requests':
      return fill(strings.limited, { email: SITE.email });
    case 'premium-required':
      return strings.premium;
    case 'entry-not-found':
      return strings.gone;
    default:
      return strings.failed;
  }
}

/** A message to us, new or in a thread. When it is closed before the answer, a toast tells it. */
export function MessageForm(props: MessageFormProps) {
  const { draftKey, label, target, strings: t, children, onSent } = props;
  const isOpen = useIsMounted();
  const { formProps, problems, outcome, isSending } = useForm<string | null>({
    draftKey,
    check: (data): { message?: string } => (textOf(data) === '' ? { message: t.missing } : {}),
    send: async (data) => {
      try {
        const answer = await sendToSupport({ ...target, text: textOf(data) });
        clearDraft(draftKey);
        if (isOpen.current) onSent(answer);
        else showToast(t.sent.title, 'good');
        return null;
      } catch (error) {
        console.error('Support:', error);
        const problem = problemText(error, t.problems);
        if (!isOpen.current) showToast(problem, 'error');
        return problem;
      }
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      {/* Only switches off what is in it: no group that would need a name. */}
      <fieldset role="none" disabled={isSending}>
        <Field
          as="textarea"
          name="message"
          rows={6}
          required
          maxLength={MAX_SUPPORT_LENGTH}
          label={label}
          hint={t.hint}
          error={problems['message']}
        />
      </fieldset>
      {children}
      <p role="alert" className="font-medium text-signal-ink empty:hidden">
        {isSending ? null : outcome}
      </p>
      <Button type="submit" variant="ink" className="justify-self-start" disabled={isSending}>
        {isSending ? t.sending : t.send}
      </Button>
    </form>
  );
}
