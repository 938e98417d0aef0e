import type { KeyboardEvent } from 'react';
import { arrowKeyTarget } from './arrow-key-target';
import type { TableStrings } from './strings';
import { shownColumns, type TableState } from './table-state';
import type { ToolGroup } from './tools';
import { ToolTile } from './ToolTile';
import { useIsWide } from './use-is-wide';

interface ToolTableProps {
  groups: readonly ToolGroup[];
  state: TableState;
  strings: TableStrings;
  onChoose: (id: string) => void;
  onMoveTo: (id: string) => void;
}

/** Id of a group's element. */
export const groupId = (category: string) => `group-${category}`;

/** Moves the focus to a tool's tile. */
export function focusTile(id: string): void {
  document.getElementById(id)?.querySelector('a')?.focus();
}

/** The 29 tools: eight columns on wide screens, one list per group on narrow ones. */
export function ToolTable({ groups, state, strings, onChoose, onMoveTo }: ToolTableProps) {
  const isWide = useIsWide();
  const { filter, chosen, tabStop } = state;

  const moveByKey = (event: KeyboardEvent, id: string) => {
    if (!isWide || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = arrowKeyTarget(shownColumns(groups, filter), id, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onMoveTo(next);
    focusTile(next);
  };

  return (
    <div className="tool-table" role="group" aria-label={strings.tableLabel}>
      {groups.map(({ category, name, text, tools }, index) => (
        <section
          key={category}
          id={groupId(category)}
          className="scroll-mt-24"
          aria-labelledby={`name-${category}`}
          data-category={category}
          data-off={filter && category !== filter ? '' : undefined}
        >
          <h2 id={`name-${category}`} className="tool-group-name">
            <span className="text-soft tabular-nums">{index + 1}</span>
            <span className="hyphens-auto">{name}</span>
          </h2>
          <p className="tool-group-text">{text}</p>
          <ul>
            {tools.map((tool) => (
              <ToolTile
                key={tool.id}
                tool={tool}
                number={index + 1}
                isChosen={tool.id === chosen}
                isTabStop={!isWide || tool.id === tabStop}
                strings={strings}
                onChoose={isWide ? onChoose : undefined}
                onKey={moveByKey}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
