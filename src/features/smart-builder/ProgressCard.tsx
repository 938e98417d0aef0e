import { CheckIcon } from '@/components/ui/icons';
import { fill } from '@/i18n/fill';
import { SMART_STEPS, type SmartStep } from '#shared/entities/prompt-step.ts';
import type { SmartBuilderStrings } from './strings';

interface ProgressCardProps {
  isDone: (step: SmartStep) => boolean;
  strings: SmartBuilderStrings;
}

/** Which of the five steps are done; on phones, PhoneBar shows how many. */
export function ProgressCard({ isDone, strings }: ProgressCardProps) {
  const done = SMART_STEPS.filter(isDone).length;
  return (
    <section className="rounded-md border border-line bg-raised p-5 max-lg:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base font-semibold">{strings.progress.heading}</h3>
        <p className="text-[0.9375rem] text-soft tabular-nums">
          {fill(strings.progress.count, { done, count: SMART_STEPS.length })}
        </p>
      </div>
      <ol className="mt-4 grid grid-cols-5 gap-1.5">
        {SMART_STEPS.map((step) => (
          <li key={step} className="min-w-0 text-[0.8125rem] font-medium">
            <span
              className={`mb-1.5 block h-1.5 rounded-full ${isDone(step) ? 'bg-signal' : 'bg-line'}`}
            />
            <span className={`flex items-center gap-1 ${isDone(step) ? '' : 'text-soft'}`}>
              {strings.steps[step].name}
              {/* Hidden in a narrow card, where the longest name needs the space. */}
              <span className="hidden xl:block">{isDone(step) && <CheckIcon />}</span>
            </span>
            <span className="sr-only">
              {isDone(step) ? strings.progress.done : strings.progress.open}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
