import { useDeferredValue, useId } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { Field, FieldError } from '@/components/ui/Field';
import type { Dictionary } from '@/i18n/dictionaries';
import type { OwnVariable } from '#shared/entities/own-prompt.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';

interface OwnVariablesProps {
  content: string;
  described: Readonly<Record<string, OwnVariable>>;
  error: string | undefined;
  strings: Dictionary['ownPrompts']['editor']['blanks'];
  onDescribe: (variable: OwnVariable) => void;
}

/** The fields for label, hint and example of each variable in the prompt's text. */
export function OwnVariables(props: OwnVariablesProps) {
  const { content, described, error, strings, onDescribe } = props;
  const names = promptVariables(useDeferredValue(content));
  const errorId = useId();
  if (names.length === 0) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div>
        <p className="font-semibold">{strings.heading}</p>
        <p className="text-[0.9375rem] text-soft">{strings.text}</p>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      {names.map((name) => (
        <OwnVariableFields
          key={name}
          variable={(Object.hasOwn(described, name) && described[name]) || plain(name)}
          errorId={error === undefined ? undefined : errorId}
          strings={strings}
          onDescribe={onDescribe}
        />
      ))}
    </div>
  );
}

function plain(name: string): OwnVariable {
  return { name, label: '', hint: '', example: '', multiline: false };
}

interface OwnVariableFieldsProps {
  variable: OwnVariable;
  errorId: string | undefined;
  strings: OwnVariablesProps['strings'];
  onDescribe: (variable: OwnVariable) => void;
}

function OwnVariableFields({ variable, errorId, strings, onDescribe }: OwnVariableFieldsProps) {
  const change = (field: 'label' | 'hint' | 'example') => ({
    value: variable[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onDescribe({ ...variable, [field]: target.value }),
  });
  return (
    <fieldset
      className="grid gap-3 rounded-sm border border-line p-4 sm:grid-cols-2"
      aria-describedby={errorId}
    >
      <legend className="px-1 font-medium break-all">{`{{${variable.name}}}`}</legend>
      <Field name="variables" label={strings.label} {...change('label')} />
      <Field label={strings.hint} {...change('hint')} />
      <Field
        {...(variable.multiline ? { as: 'textarea' as const, rows: 3 } : {})}
        label={strings.example}
        wrapperClassName="sm:col-span-2"
        {...change('example')}
      />
      <Checkbox
        wrapperClassName="sm:col-span-2"
        checked={variable.multiline}
        onChange={({ target }) => onDescribe({ ...variable, multiline: target.checked })}
      >
        {strings.multiline}
      </Checkbox>
    </fieldset>
  );
}
