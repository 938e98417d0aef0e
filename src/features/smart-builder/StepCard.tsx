import { useId } from 'react';
import { CheckIcon } from '@/components/ui/icons';
import type { SmartOption } from '@/content/schemas/builder';
import type { SmartStep } from '#shared/entities/prompt-step.ts';
import { tidyLine } from '#shared/rules/prompt-parts.ts';
import { OptionTile } from './OptionTile';
import type { SmartBuilderStrings } from './strings';

/** Longest text of one step, in UTF-16 code units. */
const MAX_FIELD_LENGTH = 2_000;

interface StepCardProps {
  step: SmartStep;
  number: number;
  text: string;
  isDone: boolean;
  options: readonly SmartOption[];
  selected: readonly string[];
  strings: SmartBuilderStrings;
  onType: (step: SmartStep, text: string) => void;
  onToggle: (option: SmartOption) => void;
}

/** One of the five steps: free text and quick options. */
export function StepCard(props: StepCardProps) {
  const { step, number, text, isDone, options, selected, strings, onType, onToggle } = props;
  const id = useId();
  const words = strings.steps[step];
  return (
    <section aria-labelledby={`${id}-heading`} className="border-t-[1.5px] border-ink pt-5">
      <h3 id={`${id}-heading`} className="flex flex-wrap items-baseline gap-x-3 text-heading">
        <span className="text-soft tabular-nums">{number}</span>
        {words.name}
        <span className="text-base font-normal tracking-normal text-soft">
          {words.title}
          {step === 'method' && ` (${strings.optional})`}
        </span>
        {isDone && (
          <span className="ml-auto flex items-center gap-2 text-base font-medium tracking-normal text-good">
            <CheckIcon />
            {strings.progress.done}
          </span>
        )}
      </h3>
      <label htmlFor={`${id}-text`} className="label mt-4">
        {words.label}
      </label>
      <input
        id={`${id}-text`}
        className="field"
        value={text}
        maxLength={MAX_FIELD_LENGTH}
        placeholder={words.placeholder}
        autoComplete="off"
        onChange={(event) => onType(step, event.target.value)}
        onBlur={() => {
          const tidied = tidyLine(text);
          if (tidied !== text) onType(step, tidied);
        }}
      />
      <ul
        aria-label={`${strings.optionsLabel}: ${words.title}`}
        className="mt-3 grid gap-2 sm:grid-cols-2"
      >
        {options.map((option) => (
          <li key={option.id}>
            <OptionTile
              option={option}
              isSelected={selected.includes(option.id)}
              essentialLabel={strings.essential}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
