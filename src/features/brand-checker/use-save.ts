import type { MutatorStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import { useIsMounted } from '@/components/ui/use-is-mounted';

/**
 * Runs the action of a form; it can be repeated after a failure.
 *
 * @param onDone not called after the form was closed, because another one may be open
 */
export function useSave<Input>($action: MutatorStore<Input, boolean>, onDone: () => void) {
  const { mutate, loading } = useStore($action);
  const isOpen = useIsMounted();
  const save = async (input: Input) => {
    if ((await mutate(input)) && isOpen.current) onDone();
  };
  return { isPending: loading === true, save };
}
