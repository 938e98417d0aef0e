import type { ToolCategory } from '@/content/schemas/tool';
import type { ToolGroup } from './tools';

export interface TableState {
  /** The only visible group; null for all. */
  filter: ToolCategory | null;
  /** Id of the tool in the panel. */
  chosen: string | null;
  /** Id of the tile with the roving tabindex. */
  tabStop: string | null;
}

export type TableAction =
  | { do: 'filter'; category: ToolCategory | null }
  /** The id may come from the address; an unknown one clears the choice. */
  | { do: 'choose'; id: string | null }
  | { do: 'move-to'; id: string };

type Groups = readonly ToolGroup[];

const idsOf = ({ tools }: ToolGroup) => tools.map(({ id }) => id);

/** Ids of the visible tools by column, for the arrow keys. */
export function shownColumns(groups: Groups, filter: TableState['filter']): string[][] {
  return groups.filter(({ category }) => !filter || category === filter).map(idsOf);
}

export function initialState(groups: Groups): TableState {
  return { filter: null, chosen: null, tabStop: groups[0]?.tools[0]?.id ?? null };
}

/** The reducer of the periodic table. */
export function nextState(state: TableState, action: TableAction, groups: Groups): TableState {
  switch (action.do) {
    case 'filter': {
      const shown = shownColumns(groups, action.category).flat();
      const { chosen } = state;
      const tabStop = chosen && shown.includes(chosen) ? chosen : (shown[0] ?? null);
      return { ...state, filter: action.category, tabStop };
    }
    case 'choose': {
      const group = groups.find((each) => idsOf(each).some((id) => id === action.id));
      if (!group) return { ...state, chosen: null };
      const isHidden = state.filter !== null && state.filter !== group.category;
      return {
        filter: isHidden ? null : state.filter,
        chosen: action.id,
        tabStop: action.id,
      };
    }
    case 'move-to':
      return { ...state, tabStop: action.id };
  }
}
