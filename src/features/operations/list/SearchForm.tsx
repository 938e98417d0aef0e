import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import type { OperationsStrings } from '../strings';

type SearchField = keyof OperationsStrings['search']['fields'];

interface SearchFormProps<F extends SearchField> {
  /** The fields that can be searched. */
  fields: readonly [F, ...F[]];
  strings: OperationsStrings['search'];
  hint?: string;
  /** Gets the searched field with its value; empty for all rows. */
  onSearch: (search: Partial<Record<F, string>>) => void;
}

/** Searches a list by the beginning of a field. */
export function SearchForm<F extends SearchField>(props: SearchFormProps<F>) {
  const { fields, strings, hint, onSearch } = props;
  const [field, setField] = useState<F>(fields[0]);
  return (
    <form
      role="search"
      className="mt-4 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
        onSearch(text === '' ? {} : ({ [field]: text } as Partial<Record<F, string>>));
      }}
    >
      {fields.length > 1 && (
        <Select
          label={strings.by}
          choices={fields.map((each) => ({ value: each, label: strings.fields[each].choice }))}
          value={field}
          onChoose={setField}
          className="w-full sm:w-40"
        />
      )}
      <Field
        type="search"
        name="text"
        label={strings.fields[field].label}
        hint={hint}
        wrapperClassName="w-full sm:w-80"
      />
      <div>
        {/* As high as the fields' labels, so that a hint below a field does not move the button. */}
        <span aria-hidden="true" className="label max-sm:hidden">
          {'\u00a0'}
        </span>
        <Button type="submit">{strings.action}</Button>
      </div>
    </form>
  );
}
