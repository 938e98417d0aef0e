import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { island } from '@/components/ui/island';
import type { Locale } from '@/i18n/locales';
import type { SixStepContent } from '@/content/schemas/builder';
import { SIX_STEPS } from '#shared/entities/prompt-step.ts';
import { isAnswered } from '#shared/rules/six-step-prompt.ts';
import { INITIAL_STATE, nextState, shownAnswers, shownStep } from './builder-state';
import { Progress } from './Progress';
import { Result } from './Result';
import { StepForm } from './StepForm';
import type { BuilderStrings } from './strings';
import { useKeptDraft } from './use-kept-draft';
import { clearShareFragment, useSharedPrompt } from './use-shared-prompt';
import { useStepHistory } from './use-step-history';

interface PromptBuilderProps {
  locale: Locale;
  steps: readonly SixStepContent[];
  strings: BuilderStrings;
}

/**
 * The public six-step builder. The prerendered page shows the first step, and all steps without
 * JavaScript.
 */
function PromptBuilder({ locale, steps, strings }: PromptBuilderProps) {
  const [state, send] = useReducer(nextState, INITIAL_STATE);
  const [question, setQuestion] = useState<'startOver' | 'adopt' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, shared, moves } = state;
  const isResult = shownStep(state) === SIX_STEPS.length;

  const show = useCallback((step: number) => send({ do: 'go', step }), []);
  const recordMove = useStepHistory(draft.step, show);
  useKeptDraft(draft, locale, form, send);
  useSharedPrompt(send);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const go = (step: number) => {
    recordMove(step);
    show(step);
  };
  const leaveShared = () => {
    clearShareFragment();
    send({ do: 'leave-shared' });
  };
  const lose = {
    startOver: () => {
      recordMove(0);
      send({ do: 'start-over' });
    },
    adopt: () => {
      clearShareFragment();
      recordMove(0);
      send({ do: 'adopt-shared' });
    },
  };
  const adopt = () => {
    if (SIX_STEPS.some((key) => isAnswered(draft.answers[key]))) setQuestion('adopt');
    else lose.adopt();
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-16">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Progress
          steps={steps}
          shown={shownStep(state)}
          answers={shownAnswers(state)}
          strings={strings}
          onGo={shared ? undefined : go}
        />
      </div>
      <div className="min-h-[40rem] max-w-3xl">
        <StepForm
          steps={steps}
          draft={draft}
          isHidden={isResult}
          strings={strings}
          formRef={form}
          headingRef={heading}
          send={send}
          onGo={go}
        />
        {isResult && (
          <Result
            answers={shownAnswers(state)}
            isShared={shared !== null}
            strings={strings}
            headingRef={heading}
          >
            {shared ? (
              <>
                <Button size="small" onClick={adopt}>
                  {strings.shared.adopt}
                </Button>
                <Button variant="quiet" size="small" onClick={leaveShared}>
                  {strings.shared.leave}
                </Button>
              </>
            ) : (
              <>
                <Button variant="quiet" size="small" className="-ml-4" onClick={() => go(0)}>
                  {strings.result.edit}
                </Button>
                <Button variant="quiet" size="small" onClick={() => setQuestion('startOver')}>
                  {strings.result.startOver}
                </Button>
              </>
            )}
          </Result>
        )}
        <p className="mt-6 font-semibold text-signal-ink" role="alert">
          {state.isLinkDamaged && strings.shared.damaged}
        </p>
      </div>
      <ConfirmDialog
        question={question && strings.dialogs[question]}
        cancel={strings.dialogs.cancel}
        closeLabel={strings.close}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          if (question) lose[question]();
          setQuestion(null);
        }}
      />
    </div>
  );
}

export default island(PromptBuilder);
