import { useEffect, useState } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import { DASHBOARD_LOADING_CAP_MS } from '#shared/limits.ts';
import { Button } from './Button';
import { Spinner } from './Spinner';

/** Fills the view while a check runs; offers to try again after 10 s (product 1.5). */
export function LoadingScreen({ strings }: { strings: Dictionary['members'] }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DASHBOARD_LOADING_CAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      data-loading
      className="flex min-h-screen flex-col items-center gap-6 pt-[24vh]"
      role="status"
    >
      {isLate ? (
        <>
          <p>{strings.failedToLoad}</p>
          <Button onClick={() => location.reload()}>{strings.retry}</Button>
        </>
      ) : (
        <>
          <Spinner />
          <p className="text-soft">{strings.loading}</p>
        </>
      )}
    </div>
  );
}
