import { useEffect, useState } from 'react';
import { tabOf, type CheckerTab } from './tab-address';

/** The open tab, kept in the address, so that a link or a reload opens it again. */
export function useTab(): [CheckerTab, (tab: CheckerTab) => void] {
  const [tab, setTab] = useState(() => tabOf(location.hash));
  useEffect(() => {
    const follow = () => setTab(tabOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = (next: CheckerTab) => {
    history.replaceState(history.state, '', `#${next}`);
    setTab(next);
  };
  return [tab, open];
}
