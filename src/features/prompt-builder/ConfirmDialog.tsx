import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { BuilderStrings } from './strings';

interface ConfirmDialogProps {
  /** The question; null while the dialog is closed. */
  question: { title: string; text: string; confirm: string } | null;
  strings: BuilderStrings;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms an action that loses data. Closing the dialog in any other way cancels. */
export function ConfirmDialog({ question, strings, onCancel, onConfirm }: ConfirmDialogProps) {
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
