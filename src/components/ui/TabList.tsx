import { useEffect, useRef, type KeyboardEvent } from 'react';

export interface TabLabel {
  id: string;
  label: string;
  /**
   * Stands in the gap behind the label when it is not 0. It takes no room, so that no tab moves from
   * under the pointer when counts come.
   */
  count?: number;
}

interface TabListProps<T extends TabLabel> {
  label: string;
  tabs: readonly T[];
  selected: T['id'];
  onSelect: (id: T['id']) => void;
  /** Prefix of the tabs' ids: `${baseId}-${tab.id}-tab`. */
  baseId: string;
  /** The id of a tab's panel. */
  panelId: (id: T['id']) => string;
}

/** The index of the tab that a key moves to (ARIA Authoring Practices, tabs pattern). */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * The row of tabs of the ARIA pattern: one tab stop, arrow keys move and select. On a phone it scrolls
 * sideways when there are many.
 */
export function TabList<T extends TabLabel>(props: TabListProps<T>) {
  const { label, tabs, selected, onSelect, baseId, panelId } = props;
  const list = useRef<HTMLDivElement>(null);

  // The tab that the address opens may be scrolled out of view.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  const moveByKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="scroll-hint relative flex [scrollbar-width:none] gap-x-6 overflow-x-auto border-b border-line"
    >
      {tabs.map(({ id, label: text, count = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${baseId}-${id}-tab`}
          aria-controls={panelId(id)}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={moveByKey}
          className="relative shrink-0 border-b-2 border-transparent py-3 font-medium text-soft hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:text-ink"
        >
          {text}
          {count > 0 && (
            <span className="absolute top-2 left-full pl-0.5 text-xs tabular-nums"> {count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
