import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { BuilderStrings } from './strings';

interface ConfirmationProps {
  /** What is asked; nothing while it is closed. */
  question: { title: string; text: string; confirm: string } | null;
  strings: BuilderStrings;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is lost; every way of closing but the one button means no. */
export function Confirmation({ question, strings, onCancel, onConfirm }: ConfirmationProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={onCancel}
      title={question?.title ?? ''}
      closeLabel={strings.close}
    >
      <p className="mb-8">{question?.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={onCancel}>
          {strings.dialogs.cancel}
        </Button>
        <Button onClick={onConfirm}>{question?.confirm}</Button>
      </div>
    </Dialog>
  );
}
