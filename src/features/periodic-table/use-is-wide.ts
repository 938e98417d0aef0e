import { useSyncExternalStore } from 'react';

/**
 * The same breakpoint as in styles/periodic-table.css: a table on wide screens, a list on narrow
 * ones.
 */
const QUERY = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the tools show as a table; true in the prerendered page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}
