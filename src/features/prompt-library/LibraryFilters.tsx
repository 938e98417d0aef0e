import { useId } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';

interface LibraryFiltersProps {
  search: string;
  category: string | null;
  categories: string[];
  strings: Dictionary['promptLibrary'];
  onSearch: (search: string) => void;
  onCategory: (category: string | null) => void;
}

/** Search box and category choice. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { search, category, categories, strings, onSearch, onCategory } = props;
  const id = useId();
  return (
    <div role="search" className="mb-8 grid gap-4 sm:grid-cols-[1fr_16rem]">
      <div>
        <label htmlFor={`${id}-search`} className="mb-1.5 block text-base font-medium">
          {strings.search}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          className="field"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-category`} className="mb-1.5 block text-base font-medium">
          {strings.category}
        </label>
        <select
          id={`${id}-category`}
          className="field min-h-[2.875rem]"
          value={category ?? ''}
          onChange={(event) => onCategory(event.target.value || null)}
        >
          <option value="">{strings.allCategories}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
