import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { VariableForm } from '@/components/members/VariableForm';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import type { IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { fillVariables, promptVariables } from '#shared/rules/prompt-variables.ts';
import { ownLanguage } from '../own-prompts/own-language';
import { PromptActions } from './PromptActions';
import { PromptText } from './PromptText';

interface PromptFormProps {
  prompt: PromptEntry;
  details: PromptDetails;
  prompts: readonly IndexedPrompt[];
  values: Readonly<Record<string, string>>;
  /** The status of saving the values. */
  note?: ReactNode;
  /** Further actions with the prompt. */
  actions?: ReactNode;
  strings: Dictionary['promptLibrary'];
  locale: Locale;
  onFill: (values: Record<string, string>) => void;
  onView: (prompt: PromptEntry) => void;
}

/** A prompt's purpose, the form for its variables, its text, a sample answer and the next prompts. */
export function PromptForm(props: PromptFormProps) {
  const { prompt, details, prompts, values, note, actions, strings, locale } = props;
  const { content, updated_at, suits, not_for, variables, sample_output, steps = [] } = details;
  const { onFill, onView } = props;
  const fields = variables ?? promptVariables(content).map((name) => ({ name }));
  const next = (details.next ?? []).flatMap(
    (id) => prompts.find((each) => each.prompt.id === id)?.prompt ?? [],
  );
  const examples = (variables ?? [])
    .filter(({ example }) => example !== '')
    .map(({ name, example }) => [name, example] as const);
  const isFilled = Object.values(values).some(Boolean);
  return (
    <>
      {suits && not_for && (
        <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 text-base sm:grid-cols-2">
          <div>
            <dt className="font-semibold">{strings.suits}</dt>
            <dd className="text-soft">{suits}</dd>
          </div>
          <div>
            <dt className="font-semibold">{strings.notFor}</dt>
            <dd className="text-soft">{not_for}</dd>
          </div>
        </dl>
      )}
      {updated_at && (
        <p className="mt-2 text-base text-soft">
          {fill(strings.updated, { date: formatDay(updated_at, LOCALE_TAGS[locale]) })}
        </p>
      )}
      {fields.length > 0 && (
        <VariableForm
          variables={fields}
          values={values}
          preview={null}
          strings={strings.variables}
          onType={(name, value) => onFill({ ...values, [name]: value })}
        />
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {examples.length > 0 && (
          <button
            type="button"
            className="link min-h-6"
            onClick={() => onFill({ ...values, ...Object.fromEntries(examples) })}
          >
            {strings.variables.useExample}
          </button>
        )}
        {isFilled && (
          <button type="button" className="link min-h-6" onClick={() => onFill({})}>
            {strings.variables.clear}
          </button>
        )}
      </p>
      {fields.length > 0 && note}
      <PromptText
        content={content}
        lang={ownLanguage(prompt)}
        steps={steps}
        values={values}
        strings={strings}
      />
      {sample_output && (
        <details className="mt-4 border-t border-line pt-4">
          <summary className="cursor-pointer font-semibold">{strings.sample.heading}</summary>
          <p className="mt-2 text-[0.9375rem] text-soft">{strings.sample.note}</p>
          <pre className="mt-3 overflow-x-auto font-sans text-base whitespace-pre-wrap">
            {sample_output}
          </pre>
        </details>
      )}
      {next.length > 0 && (
        <nav aria-label={strings.next} className="mt-4 border-t border-line pt-4">
          <p className="mb-2 font-semibold" aria-hidden="true">
            {strings.next}
          </p>
          <ul className="flex flex-wrap gap-2">
            {next.map((other) => (
              <li key={other.id}>
                <Button variant="line" size="small" onClick={() => onView(other)}>
                  {other.title}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {actions}
      <div className="sticky bottom-0 mt-4 bg-raised py-3">
        <PromptActions prompt={prompt} text={fillVariables(content, values)} strings={strings} />
      </div>
    </>
  );
}
