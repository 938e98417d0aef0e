import { useId, type ReactNode } from 'react';
import { TabList, type TabLabel } from './TabList';
import { useHashTab } from './use-hash-tab';

interface Tab extends TabLabel {
  content: ReactNode;
  /** Rendered only while it is open, as what fetches something of its own. */
  isLazy?: boolean;
}

/**
 * Tabs that follow the ARIA pattern, each with its own panel. The open one is in the address, which can
 * also name something in it (`#tab/id`); another hash opens the first.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const baseId = useId();
  const [selected, setSelected] = useHashTab((hash) => {
    const named = tabs.find(({ id }) => hash.split('/')[0] === `#${id}`);
    return named?.id ?? tabs[0]?.id ?? '';
  });
  const panelId = (id: string) => `${baseId}-${id}`;

  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        baseId={baseId}
        panelId={panelId}
      />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={`${baseId}-${tab.id}-tab`}
          hidden={tab.id !== selected}
        >
          {(tab.isLazy !== true || tab.id === selected) && tab.content}
        </div>
      ))}
    </>
  );
}
