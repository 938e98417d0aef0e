import type { FormState } from './form-state';
import { textOfMessage, type FormStrings } from '../texts';

interface FormMessageProps {
  state: Pick<FormState, 'message' | 'tone'>;
  strings: Pick<FormStrings, 'messages' | 'reasons'>;
}

/**
 * The live region with a form's message. Its height is reserved, so that nothing below it moves.
 */
export function FormMessage({ state: { message, tone }, strings }: FormMessageProps) {
  return (
    <p
      role="alert"
      data-tone={tone}
      className="min-h-13 pt-3 text-base leading-snug text-signal-ink data-[tone=good]:text-good"
    >
      {message && textOfMessage(strings, message)}
    </p>
  );
}
