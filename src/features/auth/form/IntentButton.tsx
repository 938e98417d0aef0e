import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  /** What the form's action is to do. */
  intent: string;
  label: string;
  pendingLabel?: string;
  /** The intent that is being carried out. */
  pending: string | null;
};

/**
 * A button for one of a form's actions. While one runs, `aria-disabled` instead of `disabled` keeps
 * the focus on it; `useAuthForm` starts no other. It pulses while the form is busy, also before
 * hydration, when the first press waits for the script.
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
