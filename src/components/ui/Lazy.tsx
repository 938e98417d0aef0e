import { Suspense, use, useState, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useIslandStrings } from './island-strings';

interface LazyProps<T> {
  /** Called with the first render and by "Try again". To call it again, change `key`. */
  load: () => Promise<T>;
  /** Shown while loading, instead of the text "Loading". */
  fallback?: ReactNode;
  children: (loaded: T) => ReactNode;
}

/**
 * A part of an island whose code or data is loaded when it is rendered:
 *
 * ```tsx
 * <Lazy load={() => import('./Chart')}>{({ Chart }) => <Chart data={data} />}</Lazy>
 * ```
 *
 * React's own `lazy` keeps a failed import for good. Here "Try again" imports once more: browsers do
 * not keep failed imports (tried in Chromium).
 */
export function Lazy<T>({ load, fallback, children }: LazyProps<T>) {
  const strings = useIslandStrings();
  const [loaded, setLoaded] = useState(load);
  return (
    <ErrorBoundary strings={strings} onRetry={() => setLoaded(load())}>
      <Suspense
        fallback={
          fallback === undefined ? (
            <p role="status" className="mt-4 text-soft">
              {strings.loading}
            </p>
          ) : (
            fallback
          )
        }
      >
        <Loaded promise={loaded}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded<T>({
  promise,
  children,
}: {
  promise: Promise<T>;
  children: LazyProps<T>['children'];
}) {
  return children(use(promise));
}
