import { useCallback, useReducer, useRef } from 'react';
import { island } from '@/components/ui/island';
import type { ToolCategory } from '@/content/schemas/tool';
import { GroupTiles } from './GroupTiles';
import type { TableStrings } from './strings';
import { initialState, nextState, type TableAction, type TableState } from './table-state';
import { filterId, ToolFilter } from './ToolFilter';
import { ToolPanel } from './ToolPanel';
import { focusTile, ToolTable } from './ToolTable';
import type { ToolGroup } from './tools';
import { useChosenInAddress } from './use-chosen-in-address';

interface PeriodicTableProps {
  groups: readonly ToolGroup[];
  strings: TableStrings;
}

/** The periodic table of AI tools: filter, table, details and groups. */
function PeriodicTable({ groups, strings }: PeriodicTableProps) {
  const [state, send] = useReducer(
    (old: TableState, action: TableAction) => nextState(old, action, groups),
    groups,
    initialState,
  );
  const top = useRef<HTMLDivElement>(null);
  const show = useCallback((id: string | null) => send({ do: 'choose', id }), []);
  const choose = useChosenInAddress(show);
  const group = groups.find(({ tools }) => tools.some(({ id }) => id === state.chosen));

  const filter = (category: ToolCategory | null) => {
    send({ do: 'filter', category });
    if (category && group && group.category !== category) choose(null);
  };
  const showGroup = (category: ToolCategory) => {
    filter(category);
    top.current?.scrollIntoView();
    document.getElementById(filterId(category))?.focus({ preventScroll: true });
  };
  const close = () => {
    choose(null);
    if (state.chosen) focusTile(state.chosen);
  };

  return (
    <>
      <div ref={top} id="periodic-table">
        <ToolFilter groups={groups} filter={state.filter} strings={strings} onFilter={filter} />
        <div className="mt-8 lg:mt-5 lg:grid lg:gap-8 xl:grid-cols-[1fr_16rem]">
          <div>
            <ToolTable
              groups={groups}
              state={state}
              strings={strings}
              onChoose={choose}
              onMoveTo={(id) => send({ do: 'move-to', id })}
            />
            <p className="table-only mt-4 text-[0.9375rem] text-soft">{strings.keyboardHint}</p>
          </div>
          <ToolPanel
            group={group ?? groups.find(({ category }) => category === state.filter)}
            tool={group?.tools.find(({ id }) => id === state.chosen)}
            strings={strings}
            onClose={close}
          />
        </div>
      </div>
      <GroupTiles groups={groups} strings={strings} onShow={showGroup} />
    </>
  );
}

export default island(PeriodicTable);
