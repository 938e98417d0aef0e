import { ChoiceRow } from '@/components/members/ChoiceRow';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import type { Dictionary } from '@/i18n/dictionaries';
import { PROMPT_LENGTHS, type PromptLength } from '#shared/rules/prompt-length.ts';
import type { ListName } from '#shared/rules/prompt-lists.ts';

export type LibraryList = 'all' | ListName | 'own';

const LISTS: readonly LibraryList[] = ['all', 'favourites', 'recent', 'own'];

export interface Filters {
  search: string;
  /** A category of the library, or a tag of own prompts. */
  category: string | null;
  length: PromptLength | null;
  list: LibraryList;
}

interface LibraryFiltersProps {
  filters: Filters;
  categories: string[];
  strings: Dictionary['promptLibrary'];
  onChange: (change: Partial<Filters>) => void;
}

/** Search field, category or tag, and list: all, favourites, recently used, or own prompts. */
export function LibraryFilters({ filters, categories, strings, onChange }: LibraryFiltersProps) {
  const isOwn = filters.list === 'own';
  return (
    <div
      role="search"
      className="mt-10 mb-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_16rem_14rem]"
    >
      <Field
        type="search"
        label={strings.search}
        value={filters.search}
        onChange={({ target }) => onChange({ search: target.value })}
        wrapperClassName="sm:col-span-2 lg:col-span-1"
      />
      <Select
        label={isOwn ? strings.tag : strings.category}
        choices={[
          { value: '', label: isOwn ? strings.allTags : strings.allCategories },
          ...categories.map((name) => ({ value: name, label: name })),
        ]}
        value={filters.category ?? ''}
        onChoose={(name) => onChange({ category: name || null })}
      />
      <Select
        label={strings.length}
        choices={[
          { value: '', label: strings.allLengths },
          ...PROMPT_LENGTHS.map((length) => ({ value: length, label: strings.lengths[length] })),
        ]}
        value={filters.length ?? ''}
        onChoose={(length) => onChange({ length: length || null })}
      />
      <ChoiceRow
        label={strings.lists.label}
        choices={LISTS}
        names={strings.lists}
        selected={filters.list}
        onSelect={(list) => onChange({ list })}
        className="sm:col-span-2 lg:col-span-3"
      />
    </div>
  );
}
