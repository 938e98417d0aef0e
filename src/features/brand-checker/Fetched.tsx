import type { FetcherStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useIslandStrings } from '@/components/ui/island-strings';

interface FetchedProps<T> {
  store: FetcherStore<T>;
  /** Shown while loading, instead of the text "Loading". */
  fallback?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Renders the data of a fetcher store, with the loading and error states of `<Lazy>`. Cached data
 * renders at once.
 */
export function Fetched<T>({ store, fallback, children }: FetchedProps<T>) {
  const strings = useIslandStrings();
  const { data, error } = useStore(store);
  if (data !== undefined) return children(data);
  if (error === undefined) {
    if (fallback !== undefined) return fallback;
    return (
      <p role="status" className="mt-4 text-soft">
        {strings.loading}
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
