import { useState } from 'react';
import { PromptForm } from '@/features/prompt-library/prompt/PromptForm';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';

interface OpenPromptProps {
  entry: PromptEntry;
  details: PromptDetails;
  strings: Dictionary['promptLibrary'];
  locale: Locale;
}

/** A prompt as in the library. What is filled in is not kept, and prompts that go with it are locked. */
export function OpenPrompt({ entry, details, strings, locale }: OpenPromptProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <>
      {entry.description !== null && (
        <p className="mb-3 text-base text-soft">{entry.description}</p>
      )}
      <PromptForm
        prompt={entry}
        details={details}
        prompts={[]}
        values={values}
        strings={strings}
        locale={locale}
        onFill={setValues}
        onView={() => undefined}
      />
    </>
  );
}
