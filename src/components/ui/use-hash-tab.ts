import { useEffect, useState } from 'react';

/**
 * The selected tab, stored in the address's fragment, so that links and reloads open it.
 *
 * @param tabOf returns the tab of a fragment
 */
export function useHashTab<T extends string>(tabOf: (hash: string) => T): [T, (tab: T) => void] {
  const [tab, setTab] = useState(() => tabOf(location.hash));
  useEffect(() => {
    const follow = () => setTab(tabOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabOf]);
  const open = (next: T) => {
    history.replaceState(history.state, '', `#${next}`);
    setTab(next);
  };
  return [tab, open];
}
