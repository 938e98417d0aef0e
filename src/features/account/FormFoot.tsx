import { Button } from '@/components/ui/Button';

interface FormFootProps {
  /** Why it did not work; nothing while it is on its way. */
  problem: string | null | undefined;
  isPending: boolean;
  texts: { confirm: string; pending: string };
  dismiss: string;
  onDismiss: () => void;
  /** Where there is no form to submit. */
  onConfirm?: () => void;
}

/** The end of a form in the account's dialogs: why it did not work, and its two buttons. */
export function FormFoot({ problem, isPending, texts, ...props }: FormFootProps) {
  const { dismiss, onDismiss, onConfirm } = props;
  return (
    <>
      <p role="alert" className="min-h-8 pt-2 text-base text-signal-ink">
        {!isPending && problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type={onConfirm ? 'button' : 'submit'}
          variant="signal"
          disabled={isPending}
          onClick={onConfirm}
        >
          {isPending ? texts.pending : texts.confirm}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {dismiss}
        </Button>
      </div>
    </>
  );
}
