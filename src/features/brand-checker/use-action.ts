import { useEffect, useRef, useState } from 'react';

/**
 * Runs an action and says that it runs; after a failure it can be tried again.
 *
 * @param onDone not called any more once the form is closed: another one may be open by then
 */
export function useAction(action: () => Promise<boolean>, onDone: () => void) {
  const [isPending, setPending] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const run = async () => {
    if (isPending) return;
    setPending(true);
    const succeeded = await action();
    setPending(false);
    if (succeeded && isOpen.current) onDone();
  };
  return { isPending, run };
}
