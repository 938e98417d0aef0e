import { useId } from 'react';

interface VariableFormProps {
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  /** The prompt with the values in it; null where it shows elsewhere or is the same. */
  preview: string | null;
  strings: { heading: string; text: string; preview: string };
  onType: (name: string, value: string) => void;
}

/** One field for each `{{variable}}` of the prompt. */
export function VariableForm({ names, values, preview, strings, onType }: VariableFormProps) {
  const id = useId();
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">{strings.heading}</legend>
      <p className="font-semibold" aria-hidden="true">
        {strings.heading}
      </p>
      <p className="text-[0.9375rem] text-soft">{strings.text}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name}>
            <label
              htmlFor={`${id}-${name}`}
              className="mb-1 block text-[0.9375rem] font-medium first-letter:uppercase"
            >
              {name.replaceAll('_', ' ')}
            </label>
            <input
              id={`${id}-${name}`}
              className="field"
              value={values[name] ?? ''}
              autoComplete="off"
              onChange={(event) => onType(name, event.target.value)}
            />
          </div>
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
