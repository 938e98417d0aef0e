import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import type { OperationsStrings } from './strings';

interface DetailsButtonProps {
  /** What the row is about, for whoever does not see it. */
  name: string;
  strings: OperationsStrings['list'];
  onOpen: () => void;
}

/** Opens a row of a list in a dialog. */
export function DetailsButton({ name, strings, onOpen }: DetailsButtonProps) {
  return (
    <Button
      variant="line"
      size="small"
      aria-label={fill(strings.detailsOf, { name })}
      onClick={onOpen}
    >
      {strings.details}
    </Button>
  );
}
