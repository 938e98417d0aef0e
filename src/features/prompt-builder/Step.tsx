import type { Dispatch, Ref } from 'react';
import type { SixStepContent } from '@/content/schemas/builder';
import { isOptionChosen } from '#shared/rules/six-step-prompt.ts';
import { AnswerField } from './AnswerField';
import type { BuilderAction } from './builder-state';
import { OptionButton } from './OptionButton';
import type { BuilderStrings } from './strings';

interface StepProps {
  step: SixStepContent;
  isShown: boolean;
  answer: string;
  strings: BuilderStrings;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  send: Dispatch<BuilderAction>;
}

/** One of the six questions; without JavaScript all of them show. */
export function Step({ step, isShown, answer, strings, headingRef, send }: StepProps) {
  const { key, question, hint, options } = step;
  return (
    <section
      aria-labelledby={`question-${key}`}
      className={`noscript:mb-16 ${isShown ? '' : 'hidden noscript:block'}`}
    >
      <h2 ref={headingRef} id={`question-${key}`} className="text-title outline-none" tabIndex={-1}>
        {question}
      </h2>
      <p id={`hint-${key}`} className="mt-3 max-w-2xl text-soft">
        {hint}
      </p>
      <div
        className="mt-6 grid gap-2 sm:grid-cols-2"
        role="group"
        aria-label={strings.quickOptions}
      >
        {options.map((option) => (
          <OptionButton
            key={option.key}
            option={option}
            isChosen={isOptionChosen(answer, option.text)}
            onToggle={() => send({ do: 'toggle-option', step: key, text: option.text })}
          />
        ))}
      </div>
      <AnswerField
        step={key}
        label={strings.answer}
        text={answer}
        onType={(text) => send({ do: 'answer', step: key, text })}
      />
    </section>
  );
}
