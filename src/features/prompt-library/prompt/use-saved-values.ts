import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $values, openValues, saveAllValues, type KeptValues } from './values-store';

const NOTHING: KeptValues = { values: {}, state: 'loading' };

/** What the member filled into a prompt: read when it opens, saved when it closes or the page does. */
export function useKeptValues(uid: string, id: string): KeptValues {
  const all = useStore($values);
  useEffect(() => {
    void openValues(uid, id);
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveAllValues();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', saveAllValues);
    addEventListener('online', saveAllValues);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', saveAllValues);
      removeEventListener('online', saveAllValues);
      saveAllValues();
    };
  }, [uid, id]);
  return all[id] ?? NOTHING;
}
