import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  /** Value of the button, which the form's action gets as `intent`. */
  intent: string;
  label: string;
  pendingLabel?: string;
  /** The intent whose action is running. */
  pending: string | null;
};

/**
 * A submit button for one of a form's actions. While an action runs it is `aria-disabled`, not
 * `disabled`, which would lose the focus; `useAuthForm` starts no second action. An animation shows
 * that the action is running, or that a click waits for hydration.
 */
export function IntentButton(props: IntentButtonProps) {
  const { intent, label, pendingLabel = label, pending, className, ...button } = props;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={pending !== null || undefined}
      {...button}
      className={['in-aria-busy:animate-pulse', className].filter(Boolean).join(' ')}
    >
      {pending === intent ? pendingLabel : label}
    </Button>
  );
}
