import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** The question; null while the dialog is closed. */
  question: { title: string; text: string; confirm: string } | null;
  cancel: string;
  closeLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms an action that loses data. Closing the dialog in any other way cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, cancel, closeLabel, onCancel, onConfirm } = props;
  return (
    <Dialog
      open={question !== null}
      onClose={onCancel}
      title={question?.title ?? ''}
      closeLabel={closeLabel}
    >
      <p className="mb-8">{question?.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{question?.confirm}</Button>
      </div>
    </Dialog>
  );
}
