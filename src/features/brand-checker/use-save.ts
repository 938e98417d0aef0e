import type { MutatorStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

/**
 * Runs the action of a form, which can be tried again after a failure.
 *
 * @param onDone not called any more once the form is closed: another one may be open by then
 */
export function useSave<Input>($action: MutatorStore<Input, boolean>, onDone: () => void) {
  const { mutate, loading } = useStore($action);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const save = async (input: Input) => {
    if ((await mutate(input)) && isOpen.current) onDone();
  };
  return { isPending: loading === true, save };
}
