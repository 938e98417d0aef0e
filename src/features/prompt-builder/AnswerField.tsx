import { useLayoutEffect, useRef } from 'react';
import type { SixStep } from '#shared/entities/prompt-step.ts';
import { MAX_ANSWER_LENGTH } from '#shared/rules/six-step-prompt.ts';

interface AnswerFieldProps {
  step: SixStep;
  label: string;
  text: string;
  onType: (text: string) => void;
}

/**
 * The text of one step. Uncontrolled, because hydration would clear what was typed into a
 * controlled field before. Other changes, such as a quick option, are written into it.
 */
export function AnswerField({ step, label, text, onType }: AnswerFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const last = useRef(text);

  useLayoutEffect(() => {
    const isChanged = last.current !== text;
    last.current = text;
    // Writing the same text would move the caret to the end.
    if (isChanged && field.current && field.current.value !== text) field.current.value = text;
  }, [text]);

  return (
    <div className="mt-6 noscript:hidden">
      <label className="mb-2 block font-semibold" htmlFor={`answer-${step}`}>
        {label}
      </label>
      <textarea
        ref={field}
        id={`answer-${step}`}
        name={step}
        className="field field-sizing-content max-h-96 min-h-32"
        maxLength={MAX_ANSWER_LENGTH}
        // The draft restores the text, so the browser must not.
        autoComplete="off"
        aria-describedby={`hint-${step}`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
