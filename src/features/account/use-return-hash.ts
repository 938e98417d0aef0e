import { useEffect, useState } from 'react';

/**
 * The fragment that opens a dialog after a sign-in with Google; null for others. It is removed from
 * the address.
 */
export function useReturnHash<Hash extends string>(hashes: readonly Hash[]): Hash | null {
  const [returnHash] = useState(() => hashes.find((hash) => hash === location.hash) ?? null);
  useEffect(() => {
    if (returnHash !== location.hash) return;
    history.replaceState(null, '', location.pathname + location.search);
  }, [returnHash]);
  return returnHash;
}
