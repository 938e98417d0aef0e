import { Button } from '@/components/ui/Button';
import type { CheckerStrings } from './strings';

interface CheckerHeaderProps {
  strings: CheckerStrings;
  /** There is a campaign to test for. */
  canTest: boolean;
  onCreate: () => void;
  onTest: () => void;
}

/** Title and the two ways on (C section 2). */
export function CheckerHeader({ strings, canTest, onCreate, onTest }: CheckerHeaderProps) {
  const { actions } = strings;
  return (
    <header className="mt-4 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div className="max-w-2xl">
        <h1 className="text-title">{strings.title}</h1>
        <p className="mt-3 text-lead text-soft">{strings.intro}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={onCreate}>
          {actions.createCampaign}
        </Button>
        <Button onClick={canTest ? onTest : onCreate}>
          {canTest ? actions.testPrompt : actions.createFirst}
        </Button>
      </div>
    </header>
  );
}
