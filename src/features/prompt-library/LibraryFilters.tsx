import { useId } from 'react';
import { ChoiceRow } from '@/components/members/ChoiceRow';
import type { Dictionary } from '@/i18n/dictionaries';
import { PROMPT_LENGTHS, type PromptLength } from '#shared/rules/prompt-length.ts';
import type { ListName } from '#shared/rules/prompt-lists.ts';

export type LibraryList = 'all' | ListName | 'own';

const LISTS: readonly LibraryList[] = ['all', 'favourites', 'recent', 'own'];

export interface Wanted {
  search: string;
  /** Of the library a category, of the own prompts a tag. */
  category: string | null;
  length: PromptLength | null;
  list: LibraryList;
}

interface LibraryFiltersProps {
  wanted: Wanted;
  categories: string[];
  strings: Dictionary['promptLibrary'];
  onChange: (change: Partial<Wanted>) => void;
}

/** Search box, choice of a category or tag, and all prompts or only the member's own choice of them. */
export function LibraryFilters({ wanted, categories, strings, onChange }: LibraryFiltersProps) {
  const id = useId();
  const isOwn = wanted.list === 'own';
  return (
    <div
      role="search"
      className="mt-10 mb-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_16rem_14rem]"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <label htmlFor={`${id}-search`} className="mb-1.5 block text-base font-medium">
          {strings.search}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          className="field"
          value={wanted.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-category`} className="mb-1.5 block text-base font-medium">
          {isOwn ? strings.tag : strings.category}
        </label>
        <select
          id={`${id}-category`}
          className="field min-h-[2.875rem]"
          value={wanted.category ?? ''}
          onChange={(event) => onChange({ category: event.target.value || null })}
        >
          <option value="">{isOwn ? strings.allTags : strings.allCategories}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-length`} className="mb-1.5 block text-base font-medium">
          {strings.length}
        </label>
        <select
          id={`${id}-length`}
          className="field min-h-[2.875rem]"
          value={wanted.length ?? ''}
          onChange={({ target }) =>
            onChange({ length: PROMPT_LENGTHS.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">{strings.allLengths}</option>
          {PROMPT_LENGTHS.map((length) => (
            <option key={length} value={length}>
              {strings.lengths[length]}
            </option>
          ))}
        </select>
      </div>
      <ChoiceRow
        label={strings.lists.label}
        choices={LISTS}
        names={strings.lists}
        selected={wanted.list}
        onSelect={(list) => onChange({ list })}
        className="sm:col-span-2 lg:col-span-3"
      />
    </div>
  );
}
