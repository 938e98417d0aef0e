import { useEffect, type Dispatch } from 'react';
import type { BuilderAction } from './builder-state';
import { isShareFragment, readShareFragment } from './share-link';

/** Removes a shared prompt from the address. */
export function clearShareFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Shows the shared prompt in the address, also after the address has changed. */
export function useSharedPrompt(send: Dispatch<BuilderAction>): void {
  useEffect(() => {
    const read = async () => {
      if (!isShareFragment(location.hash)) {
        send({ do: 'leave-shared' });
        return;
      }
      const answers = await readShareFragment(location.hash);
      send({ do: 'show-shared', answers });
      if (!answers) clearShareFragment();
    };
    const onHashChange = () => void read();
    addEventListener('hashchange', onHashChange);
    void read();
    return () => removeEventListener('hashchange', onHashChange);
  }, [send]);
}
