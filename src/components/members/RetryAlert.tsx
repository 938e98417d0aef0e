import { Button } from '@/components/ui/Button';

interface RetryAlertProps {
  text: string;
  retry: string;
  className?: string;
  onRetry: () => void;
}

/** An error with a button to try again. */
export function RetryAlert({ text, retry, className = '', onRetry }: RetryAlertProps) {
  return (
    <div role="alert" className={`flex flex-wrap items-center gap-4 ${className}`}>
      {text}
      <Button variant="line" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
