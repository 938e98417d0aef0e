import { useEffect, useState } from 'react';

/**
 * The hash of the address, where it names a dialog: the member is back from Google, where they have
 * proved who they are. It leaves the address at once.
 */
export function useArrival<Hash extends string>(hashes: readonly Hash[]): Hash | null {
  const [arrival] = useState(() => hashes.find((hash) => hash === location.hash) ?? null);
  useEffect(() => {
    if (arrival !== location.hash) return;
    history.replaceState(null, '', location.pathname + location.search);
  }, [arrival]);
  return arrival;
}
