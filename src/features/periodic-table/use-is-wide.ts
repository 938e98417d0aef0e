import { useSyncExternalStore } from 'react';

/** As in styles/periodic-table.css: a table on wide screens, a list on narrow ones. */
const QUERY = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the tools show as a table; the prerendered page is made for it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}
