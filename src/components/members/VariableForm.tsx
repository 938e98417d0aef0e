import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import type { PromptVariable } from '#shared/entities/prompt.ts';
import { valueOf } from '#shared/rules/prompt-values.ts';

/** A `{{variable}}` of a prompt; in the member's own prompts it may have only a name. */
export type FormVariable = Pick<PromptVariable, 'name'> & Partial<PromptVariable>;

interface VariableFormProps {
  variables: readonly FormVariable[];
  values: Readonly<Record<string, string>>;
  /** The prompt with the values filled in; null where it shows elsewhere or has no values. */
  preview: string | null;
  strings: { heading: string; text: string; preview: string; choose: string };
  onType: (name: string, value: string) => void;
}

/** One field for each `{{variable}}` of the prompt. */
export function VariableForm({ variables, values, preview, strings, onType }: VariableFormProps) {
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">{strings.heading}</legend>
      <p className="font-semibold" aria-hidden="true">
        {strings.heading}
      </p>
      <p className="text-[0.9375rem] text-soft">{strings.text}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {variables.map((variable) => (
          <VariableField
            key={variable.name}
            variable={variable}
            value={valueOf(values, variable.name)}
            choose={strings.choose}
            onType={(value) => onType(variable.name, value)}
          />
        ))}
      </div>
      {preview !== null && (
        <div className="mt-4">
          <p className="text-[0.9375rem] font-medium">{strings.preview}</p>
          <p className="mt-1 max-h-48 overflow-y-auto text-[0.9375rem] whitespace-pre-wrap text-soft">
            {preview}
          </p>
        </div>
      )}
    </fieldset>
  );
}

interface VariableFieldProps {
  variable: FormVariable;
  value: string;
  /** Stands for no choice yet. */
  choose: string;
  onType: (value: string) => void;
}

/** A line, a text area, a number or a choice, as the prompt says (product 19.9). */
function VariableField({ variable, value, choose, onType }: VariableFieldProps) {
  const { name, hint, multiline, type, choices = [] } = variable;
  const label = variable.label || (
    <span className="inline-block first-letter:uppercase">{spaced(name)}</span>
  );
  if (type === 'choice') {
    // What was filled in before the choices changed stays chosen.
    const options = [...new Set(['', value, ...choices])];
    return (
      <Select
        label={label}
        hint={hint}
        choices={options.map((option) => ({ value: option, label: option || choose }))}
        value={value}
        onChoose={onType}
      />
    );
  }
  // A text from before it became a number would not show in a number's field.
  const isNumber = type === 'number' && !Number.isNaN(Number(value));
  return (
    <Field
      {...(multiline ? { as: 'textarea', rows: 5 } : {})}
      {...(isNumber ? { type: 'number', min: 0 } : {})}
      label={label}
      hint={hint}
      wrapperClassName={multiline ? 'sm:col-span-2' : ''}
      value={value}
      autoComplete="off"
      onChange={(event: { target: { value: string } }) => onType(event.target.value)}
    />
  );
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}
