import { Button } from '@/components/ui/Button';
import type { CheckerStrings } from './strings';

interface CheckerActionsProps {
  strings: CheckerStrings['actions'];
  /** Whether the button to create a campaign shows. */
  canCreate: boolean;
  /** Whether there is a campaign to test; null while unknown. */
  canTest: boolean | null;
  onCreate: () => void;
  onTest: () => void;
}

/** The buttons below the title (product 21.12). */
export function CheckerActions(props: CheckerActionsProps) {
  const { strings, canCreate, canTest, onCreate, onTest } = props;
  return (
    <div className="mt-6 mb-8 flex flex-wrap gap-3">
      {canCreate && (
        <Button variant="line" size="small" onClick={onCreate}>
          {strings.createCampaign}
        </Button>
      )}
      <Button size="small" disabled={canTest === null} onClick={canTest ? onTest : onCreate}>
        {canTest === false ? strings.createFirst : strings.testPrompt}
      </Button>
    </div>
  );
}
