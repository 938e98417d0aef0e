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
 * disabled, so that it keeps the focus.
 */
export function IntentButton(props: IntentButtonProps) {
  const { intent, label, pendingLabel = label, pending, ...button } = props;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={pending !== null || undefined}
      {...button}
    >
      {pending === intent ? pendingLabel : label}
    </Button>
  );
}
