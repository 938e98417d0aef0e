import { Checkbox } from '@/components/ui/Checkbox';
import type { OperationsStrings } from '../strings';

interface OpenOnlyProps {
  checked: boolean;
  strings: OperationsStrings['list'];
  onChange: (checked: boolean) => void;
}

/** A checkbox that hides rows that are done. */
export function OpenOnly({ checked, strings, onChange }: OpenOnlyProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      wrapperClassName="mt-4"
    >
      {strings.openOnly}
    </Checkbox>
  );
}
