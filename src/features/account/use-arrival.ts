import { useEffect, useState } from 'react';

/**
 * The fragment that opens a dialog after a sign-in with Google; null for others. It is removed from
 * the address.
 */
export function useArrival<Hash extends string>(hashes: readonly Hash[]): Hash | null {
  const [arrival] = useState(() => hashes.find((hash) => hash === location.hash) ?? null);
  useEffect(() => {
    if (arrival !== location.hash) return;
    history.replaceState(null, '', location.pathname + location.search);
  }, [arrival]);
  return arrival;
}
