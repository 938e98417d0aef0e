import type { FetcherStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useIslandStrings } from '@/components/ui/island-strings';
import { ApiError } from '@/lib/api-client';

interface FetchedProps<T> {
  store: FetcherStore<T>;
  /** Shown while loading, instead of the text "Loading". */
  fallback?: ReactNode;
  /** What to say when the server no longer has it, where trying again would be bad advice. */
  gone?: string;
  children: (data: T) => ReactNode;
}

/**
 * Renders the data of a fetcher store, with the loading and error states of `<Lazy>`. Cached data
 * renders at once.
 */
export function Fetched<T>({ store, fallback, gone, children }: FetchedProps<T>) {
  const strings = useIslandStrings();
  const { data, error } = useStore(store);
  // The first render is slow; deferred, it can be interrupted by a tap. Later changes are not deferred:
  // old data must not stand beside what is new around it.
  const isRendered = useDeferredValue(data !== undefined);
  if (data !== undefined && isRendered) return children(data);
  if (error === undefined) {
    if (fallback !== undefined) return fallback;
    return (
      <p role="status" className="mt-4 text-soft">
        {strings.loading}
      </p>
    );
  }
  if (gone !== undefined && error instanceof ApiError && error.code.endsWith('-not-found')) {
    return (
      <p role="alert" className="mt-4">
        {gone}
      </p>
    );
  }
  return (
    <p role="alert" className="mt-4">
      {strings.failed}{' '}
      <button type="button" className="link font-medium" onClick={() => store.invalidate()}>
        {strings.retry}
      </button>
    </p>
  );
}
