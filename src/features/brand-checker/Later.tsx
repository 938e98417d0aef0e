import { useEffect, useState, type ReactNode } from 'react';
import type { CheckerStrings } from './strings';

interface LaterProps<T> {
  /** Called once; a new `key` begins anew. */
  load: () => Promise<T>;
  strings: CheckerStrings;
  children: (value: T) => ReactNode;
}

/** A part of the page whose code or data comes when it is wanted; says so until then. */
export function Later<T>({ load, strings, children }: LaterProps<T>) {
  const [start] = useState(() => load);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ value: T } | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setState({ value }),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [start, attempt]);

  if (typeof state === 'object') return children(state.value);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <p role="status" className="mt-4 text-soft">
      {state === 'failed' ? strings.insights.failed : strings.insights.loading}{' '}
      {state === 'failed' && (
        <button type="button" className="link font-medium" onClick={retry}>
          {strings.errors.retry}
        </button>
      )}
    </p>
  );
}
