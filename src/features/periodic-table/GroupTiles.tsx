import type { ToolCategory } from '@/content/schemas/tool';
import { fill } from '@/i18n/fill';
import type { TableStrings } from './strings';
import { groupId } from './ToolTable';
import type { ToolGroup } from './tools';

interface GroupTilesProps {
  groups: readonly ToolGroup[];
  strings: TableStrings;
  onShow: (category: ToolCategory) => void;
}

/**
 * The eight groups with a description; each is a link to its tools. Not beside the list of narrow
 * screens, whose headings say the same.
 */
export function GroupTiles({ groups, strings, onShow }: GroupTilesProps) {
  const { one, other } = strings.toolCount;
  return (
    <section className="table-only pt-20 lg:pt-28">
      <h2 className="max-w-3xl text-title">{strings.categoriesHeading}</h2>
      <p className="mt-4 text-soft">{strings.categoriesText}</p>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {groups.map(({ category, name, text, tools }, index) => (
          <li key={category} className="bg-paper">
            <a
              className="flex h-full flex-col p-5 -outline-offset-2 hover:bg-wash"
              href={`#${groupId(category)}`}
              onClick={(event) => {
                event.preventDefault();
                onShow(category);
              }}
            >
              <span className="flex items-center justify-between text-[0.9375rem] text-soft tabular-nums">
                <span className="stripe w-10" data-category={category} />
                {index + 1}
              </span>
              <span className="mt-4 text-heading font-semibold hyphens-auto">{name}</span>
              <span className="mt-2 mb-4 text-[0.9375rem] text-soft">{text}</span>
              <span className="mt-auto text-[0.9375rem] font-medium">
                {fill(tools.length === 1 ? one : other, { count: tools.length })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
