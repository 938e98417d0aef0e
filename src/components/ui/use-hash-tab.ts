import { useEffect, useState } from 'react';

/**
 * The open tab, kept in the address, so that a link or a reload opens it again.
 *
 * @param tabOf the tab that an address names in its fragment
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
