import { CheckIcon } from '@/components/ui/icons';
import type { SixStepContent } from '@/content/schemas/builder';
import { fill } from '@/i18n/fill';
import { SIX_STEPS } from '#shared/entities/prompt-step.ts';
import { isAnswered, progressPercent, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { reachableStep } from './draft';
import type { BuilderStrings } from './strings';

interface ProgressProps {
  steps: readonly SixStepContent[];
  /** The visible step, from 0; 6 is the result. */
  shown: number;
  answers: SixStepAnswers;
  strings: BuilderStrings;
  /** Opens a step; undefined while a shared prompt shows. */
  onGo: ((step: number) => void) | undefined;
}

/** Progress bar with percentage; on wide screens also links back to the steps. */
export function Progress({ steps, shown, answers, strings, onGo }: ProgressProps) {
  const count = SIX_STEPS.length;
  const percent = progressPercent(shown);
  const reachable = onGo ? reachableStep(answers) : -1;
  return (
    <div className="noscript:hidden">
      <div className="flex justify-between text-[0.9375rem] font-semibold tabular-nums">
        <p>
          {shown === count
            ? fill(strings.progressDone, { count })
            : fill(strings.progress, { step: shown + 1, count })}
        </p>
        <p>{fill(strings.percent, { percent })}</p>
      </div>
      <progress
        className="progress mt-2"
        aria-label={strings.progressLabel}
        max={100}
        value={percent}
      />
      <nav className="mt-6 hidden lg:block" aria-label={strings.stepsLabel}>
        <ol className="border-t-[1.5px] border-ink">
          {steps.map(({ key, title }, index) => (
            <li key={key} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-4 text-left hover:not-disabled:text-signal-ink disabled:cursor-not-allowed disabled:text-soft aria-[current=step]:font-semibold"
                aria-current={index === shown ? 'step' : undefined}
                disabled={index > reachable}
                onClick={() => onGo?.(index)}
              >
                <span className="w-4 text-soft tabular-nums">{index + 1}</span>
                {title}
                {isAnswered(answers[key]) && (
                  <span className="ml-auto text-good">
                    <CheckIcon />
                    <span className="sr-only">{strings.answered}</span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
