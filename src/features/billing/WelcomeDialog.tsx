import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';

interface WelcomeDialogProps {
  open: boolean;
  onClose: () => void;
  strings: Dictionary['billing']['welcome'];
  closeLabel: string;
}

/** Greets a new premium member (product 7.8). */
export function WelcomeDialog({ open, onClose, strings, closeLabel }: WelcomeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={strings.title} closeLabel={closeLabel}>
      <p className="mb-8 text-lead">{strings.text}</p>
      <Button variant="signal" onClick={onClose}>
        {strings.action}
      </Button>
    </Dialog>
  );
}
