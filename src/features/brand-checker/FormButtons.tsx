import { Button } from '@/components/ui/Button';
import type { CheckerStrings } from './strings';

interface FormButtonsProps {
  /** The label of the submit button. */
  save: string;
  isPending: boolean;
  canSave: boolean;
  strings: CheckerStrings['form'];
  onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export function FormButtons({ save, isPending, canSave, strings, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button type="submit" disabled={!canSave} aria-disabled={isPending || undefined}>
        {isPending ? strings.saving : save}
      </Button>
      <Button variant="line" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </div>
  );
}
