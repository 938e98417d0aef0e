import type { Dispatch, KeyboardEvent, Ref } from 'react';
import { Button } from '@/components/ui/Button';
import type { SixStepContent } from '@/content/schemas/builder';
import { isAnswered } from '#shared/rules/six-step-prompt.ts';
import type { BuilderAction } from './builder-state';
import type { Draft } from './draft';
import { Step } from './Step';
import type { BuilderStrings } from './strings';

interface StepFormProps {
  steps: readonly SixStepContent[];
  draft: Draft;
  isHidden: boolean;
  strings: BuilderStrings;
  formRef: Ref<HTMLFormElement>;
  headingRef: Ref<HTMLHeadingElement>;
  send: Dispatch<BuilderAction>;
  onGo: (step: number) => void;
}

/** The questions with the buttons to the next and the previous step. */
export function StepForm(props: StepFormProps) {
  const { steps, draft, isHidden, strings, formRef, headingRef, send, onGo } = props;
  const { step, answers } = draft;
  const current = steps[step];
  const canGoOn = current !== undefined && isAnswered(answers[current.key]);
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    // A keyboard shortcut for the whole form; the button does the same.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <form
      ref={formRef}
      hidden={isHidden}
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (canGoOn) onGo(step + 1);
      }}
    >
      {steps.map((each, index) => (
        <Step
          key={each.key}
          step={each}
          isShown={index === step}
          answer={answers[each.key]}
          strings={strings}
          headingRef={index === step && !isHidden ? headingRef : undefined}
          send={send}
        />
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-2 noscript:hidden">
        <Button variant="line" disabled={step === 0} onClick={() => onGo(step - 1)}>
          {strings.previous}
        </Button>
        <Button type="submit" variant="signal" className="min-w-32" disabled={!canGoOn}>
          {step === steps.length - 1 ? strings.finish : strings.next}
        </Button>
        <p className="ml-2 hidden text-[0.9375rem] text-soft lg:block">{strings.nextHint}</p>
      </div>
    </form>
  );
}
