import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { FormState } from '../form/form-state';
import type { AuthStrings } from '../texts';

interface ResendDialogProps {
  /** The state that opens the dialog; each opens it once. */
  asking: FormState | null;
  strings: AuthStrings['resendDialog'];
  closeLabel: string;
  onAnswer: (intent: 'resend' | 'decline') => void;
}

/** Asks whether to resend the confirmation to an address that has an account. */
export function ResendDialog({ asking, strings, closeLabel, onAnswer }: ResendDialogProps) {
  const [answered, setAnswered] = useState<FormState | null>(null);
  const open = asking !== null && asking !== answered;

  const answer = (intent: 'resend' | 'decline') => {
    if (!open) return;
    setAnswered(asking);
    onAnswer(intent);
  };

  return (
    <Dialog
      open={open}
      onClose={() => answer('decline')}
      title={strings.title}
      closeLabel={closeLabel}
    >
      <p className="mb-8">{strings.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answer('resend')}>{strings.confirm}</Button>
        <Button variant="quiet" onClick={() => answer('decline')}>
          {strings.decline}
        </Button>
      </div>
    </Dialog>
  );
}
