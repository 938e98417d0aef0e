import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import { ApiError } from '@/lib/api-client';
import { MAX_BRAND_NAME_LENGTH, MAX_TRIAL_PROMPT_LENGTH } from '#shared/limits.ts';
import { isFindable } from '#shared/rules/brand-names.ts';
import { $draft, offeredQuestion, type TrialDraft } from './trial-draft';
import { $ask } from './trial-store';

type Strings = Dictionary['trial']['question'];

interface TrialFormProps {
  isAsking: boolean;
  strings: Strings;
}

/** Longest description of what is sold, and where, so that the question has room for both. */
const MAX_PART_LENGTH = 150;

function failureText(error: unknown, { errors }: Strings): string {
  const known: Partial<Record<string, string>> = errors;
  return known[error instanceof ApiError ? error.code : ''] ?? errors.other;
}

/** The form of the free question, which is made of what is sold and where until it is changed by hand. */
export function TrialForm({ isAsking, strings }: TrialFormProps) {
  const draft = useStore($draft);
  const { mutate, error } = useStore($ask);
  const [isChecked, setChecked] = useState(false);
  const { brand, sells, where, typed } = draft;
  const prompt = typed ?? offeredQuestion(draft, strings);
  const change = (part: Partial<TrialDraft>) => $draft.set({ ...draft, ...part });
  const hasBrand = isFindable(brand);
  const hasPrompt = prompt.trim() !== '';

  return (
    <form
      noValidate
      className="mt-6 grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (hasBrand && hasPrompt && !isAsking) void mutate({ brand, prompt });
      }}
    >
      <Field
        label={strings.brand}
        error={isChecked && !hasBrand ? strings.noBrand : undefined}
        wrapperClassName="sm:col-span-2"
        required
        maxLength={MAX_BRAND_NAME_LENGTH}
        value={brand}
        autoComplete="organization"
        onChange={({ target }) => change({ brand: target.value })}
      />
      <Field
        label={strings.sells}
        maxLength={MAX_PART_LENGTH}
        value={sells}
        autoComplete="off"
        onChange={({ target }) => change({ sells: target.value })}
      />
      <Field
        label={strings.where}
        hint={strings.whereHint}
        maxLength={MAX_PART_LENGTH}
        value={where}
        autoComplete="off"
        onChange={({ target }) => change({ where: target.value })}
      />
      <Field
        as="textarea"
        label={strings.prompt}
        hint={strings.promptHint}
        error={isChecked && !hasPrompt ? strings.noPrompt : undefined}
        wrapperClassName="sm:col-span-2"
        required
        rows={3}
        maxLength={MAX_TRIAL_PROMPT_LENGTH}
        value={prompt}
        onChange={({ target }) => change({ typed: target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" aria-disabled={isAsking || undefined}>
          {strings.submit}
        </Button>
        <p role="status" className="flex items-center gap-3 empty:hidden">
          {isAsking && (
            <>
              <Spinner />
              {strings.asking}
            </>
          )}
        </p>
        <p role="alert" className="font-medium text-signal-ink empty:hidden">
          {!isAsking && error !== undefined && failureText(error, strings)}
        </p>
      </div>
    </form>
  );
}
