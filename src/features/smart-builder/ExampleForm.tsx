import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import type { PromptExample } from '@/content/schemas/builder';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import { canAddExample } from './builder-state';
import type { SmartBuilderStrings } from './strings';

interface ExampleFormProps {
  example: PromptExample;
  strings: SmartBuilderStrings['examples'];
  onType: (example: PromptExample) => void;
  onAdd: () => void;
}

/** Adds an example of one's own (product 17.8). */
export function ExampleForm({ example, strings, onType, onAdd }: ExampleFormProps) {
  const id = useId();
  return (
    <form
      className="mt-8 grid gap-4 border-t border-line pt-6 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <div className="sm:col-span-2">
        <h3 className="text-heading">{strings.addHeading}</h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{strings.addText}</p>
      </div>
      {(['title', 'description'] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-base font-medium">
            {strings[name]}
          </label>
          <input
            id={`${id}-${name}`}
            className="field"
            maxLength={MAX_LINE_LENGTH}
            value={example[name]}
            autoComplete="off"
            onChange={(event) => onType({ ...example, [name]: event.target.value })}
          />
        </div>
      ))}
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-prompt`} className="mb-1.5 block text-base font-medium">
          {strings.prompt}
        </label>
        <textarea
          id={`${id}-prompt`}
          className="field field-sizing-content max-h-72 min-h-28"
          maxLength={MAX_MESSAGE_LENGTH}
          value={example.prompt}
          onChange={(event) => onType({ ...example, prompt: event.target.value })}
        />
      </div>
      <Button type="submit" className="justify-self-start" disabled={!canAddExample(example)}>
        {strings.add}
      </Button>
    </form>
  );
}
