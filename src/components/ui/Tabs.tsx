import { useId, useState, type ReactNode } from 'react';
import { TabList, type TabLabel } from './TabList';

interface Tab extends TabLabel {
  content: ReactNode;
}

/** Tabs that follow the ARIA pattern, each with its own panel. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const baseId = useId();
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
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
          {tab.content}
        </div>
      ))}
    </>
  );
}
