import type { FormState } from './form-state';
import { textOfMessage, type FormStrings } from '../texts';

interface FormMessageProps {
  state: Pick<FormState, 'message' | 'tone'>;
  strings: Pick<FormStrings, 'messages' | 'reasons'>;
  /** It is what the page is about, and not a remark to a form. */
  isLead?: boolean;
}

/**
 * The live region with a form's message. Its height is reserved, so that nothing below it moves.
 */
export function FormMessage({ state: { message, tone }, strings, isLead }: FormMessageProps) {
  return (
    <p
      role="alert"
      data-tone={tone}
      className={
        isLead
          ? 'min-h-13 pt-3 text-lead'
          : 'min-h-13 pt-3 text-base leading-snug text-signal-ink data-[tone=good]:text-good'
      }
    >
      {message && textOfMessage(strings, message)}
    </p>
  );
}
