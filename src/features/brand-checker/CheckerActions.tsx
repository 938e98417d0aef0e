import { Button } from '@/components/ui/Button';
import type { CheckerStrings } from './strings';

interface CheckerActionsProps {
  strings: CheckerStrings['actions'];
  /** Creating is not the only thing to do. */
  canCreate: boolean;
  /** There is a campaign to test for. */
  canTest: boolean;
  onCreate: () => void;
  onTest: () => void;
}

/** The two ways on below the title (product 21.12). */
export function CheckerActions(props: CheckerActionsProps) {
  const { strings, canCreate, canTest, onCreate, onTest } = props;
  return (
    <div className="mt-6 mb-8 flex flex-wrap gap-3">
      {canCreate && (
        <Button variant="line" onClick={onCreate}>
          {strings.createCampaign}
        </Button>
      )}
      <Button onClick={canTest ? onTest : onCreate}>
        {canTest ? strings.testPrompt : strings.createFirst}
      </Button>
    </div>
  );
}
