import type { ToolCategory } from '@/content/schemas/tool';
import type { TableStrings } from './strings';
import type { ToolGroup } from './tools';

interface ToolFilterProps {
  groups: readonly ToolGroup[];
  filter: ToolCategory | null;
  strings: TableStrings;
  onFilter: (category: ToolCategory | null) => void;
}

/** Id of a group's button. */
export const filterId = (category: ToolCategory) => `show-${category}`;

/**
 * One button per group with its number of tools. On wide screens they are in one row: beside it stands
 * the name of the button that is hovered, focused or pressed, in this order.
 */
export function ToolFilter({ groups, filter, strings, onFilter }: ToolFilterProps) {
  const total = groups.reduce((sum, { tools }) => sum + tools.length, 0);
  const filters = [
    { category: null, name: strings.all, count: total },
    ...groups.map(({ category, name, tools }) => ({ category, name, count: tools.length })),
  ];
  return (
    <div
      className="tool-filter -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 noscript:hidden [@media(max-height:32rem)]:flex-wrap"
      role="group"
      aria-label={strings.filterLabel}
    >
      {filters.map(({ category, name, count }) => (
        <button
          key={name}
          type="button"
          id={category ? filterId(category) : undefined}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm border border-line px-3.5 py-1.5 text-[0.9375rem] transition-colors hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={category === filter}
          onClick={() => onFilter(category)}
        >
          {category && <span className="stripe w-4" data-category={category} />}
          <span className={category ? 'tool-filter-name' : undefined}>{name}</span>
          <span className="tabular-nums opacity-80">{count}</span>
        </button>
      ))}
    </div>
  );
}
