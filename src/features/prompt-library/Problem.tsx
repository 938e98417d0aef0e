import { Button } from '@/components/ui/Button';

interface ProblemProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** What did not work, and the way to try it again. */
export function Problem({ text, retry, onRetry }: ProblemProps) {
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-4">
      {text}
      <Button variant="line" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
