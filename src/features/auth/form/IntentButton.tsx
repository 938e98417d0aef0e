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
 * A button for one of a form's actions. While one runs, no other starts: it only says that it is
 * disabled, so that it keeps the focus. It pulses while a press waits for hydration.
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
