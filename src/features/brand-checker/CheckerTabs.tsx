import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { TabList } from '@/components/ui/TabList';
import type { CheckerStrings } from './strings';
import { $tab, CHECKER_TABS, openTab, panelId, TABS_ID, type CheckerTab } from './tabs';

/**
 * Row and panels follow the open tab themselves: what the panels hold is rendered by the page, and not
 * again when another tab opens.
 */
export function CheckerTabs({ strings }: { strings: CheckerStrings['tabs'] }) {
  return (
    <TabList
      label={strings.label}
      tabs={CHECKER_TABS.map((name) => ({ id: name, label: strings[name] }))}
      selected={useStore($tab)}
      onSelect={openTab}
      baseId={TABS_ID}
      panelId={panelId}
    />
  );
}

interface PanelProps {
  name: CheckerTab;
  /** Rendered only while its tab is open. */
  isWaiting: boolean;
  children: ReactNode;
}

export function Panel({ name, isWaiting, children }: PanelProps) {
  const isOpen = useStore($tab) === name;
  return (
    <div
      role="tabpanel"
      id={panelId(name)}
      aria-labelledby={`${panelId(name)}-tab`}
      hidden={!isOpen}
      className="pt-8 lg:pt-10"
    >
      {(isOpen || !isWaiting) && children}
    </div>
  );
}
