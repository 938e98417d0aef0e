import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
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

/** The form to add an own example (product 17.8). */
export function ExampleForm({ example, strings, onType, onAdd }: ExampleFormProps) {
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
        <Field
          key={name}
          label={strings[name]}
          maxLength={MAX_LINE_LENGTH}
          value={example[name]}
          autoComplete="off"
          onChange={({ target }) => onType({ ...example, [name]: target.value })}
        />
      ))}
      <Field
        as="textarea"
        label={strings.prompt}
        className="field-sizing-content max-h-72 min-h-28"
        maxLength={MAX_MESSAGE_LENGTH}
        value={example.prompt}
        onChange={({ target }) => onType({ ...example, prompt: target.value })}
        wrapperClassName="sm:col-span-2"
      />
      <Button type="submit" className="justify-self-start" disabled={!canAddExample(example)}>
        {strings.add}
      </Button>
    </form>
  );
}
