import { useMemo, useState, type ComponentProps } from 'react';
import type { OperationsTexts } from '../strings';
import { OpenOnly } from './OpenOnly';
import { SearchForm } from './SearchForm';

type Fields<F extends 'email' | 'name'> = ComponentProps<typeof SearchForm<F>>['fields'];

/**
 * The filter of a list whose rows are dealt with: one row by its address, else the open ones at first,
 * and what is searched for.
 *
 * @param at id of the row in the address; null without one
 */
export function useOpenSearch<F extends 'email' | 'name'>(
  fields: Fields<F>,
  at: string | null,
  strings: OperationsTexts['strings'],
) {
  const [open, setOpen] = useState(true);
  const [search, setSearch] = useState<Partial<Record<F, string>>>({});
  const filter = useMemo(
    () => (at === null ? { open, ...search } : { id: at }),
    [open, search, at],
  );
  const form = (
    <>
      <SearchForm
        fields={fields}
        strings={strings.search}
        onSearch={(next) => {
          setSearch(next);
          // A search includes rows that are done, to find earlier ones of the same person.
          if (Object.keys(next).length > 0) setOpen(false);
        }}
      />
      <OpenOnly checked={open} strings={strings.list} onChange={setOpen} />
    </>
  );
  return { filter, form };
}
