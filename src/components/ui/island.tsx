import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { IslandStringsContext, type IslandStrings } from './island-strings';

interface IslandProps {
  islandStrings: IslandStrings;
}

/**
 * Wraps the root component of an island for Astro pages: `export default island(Dashboard)`. When a
 * component in it throws, an error message with a button replaces the island. When the island's
 * modules cannot be loaded, a prerendered message shows above it, which works without React: with
 * client:interaction any click in the island tries again, on members' pages
 * scripts/island-failure.ts reloads the page.
 */
export function island<P extends object>(Root: ComponentType<P>) {
  return function Island(props: P & IslandProps) {
    const strings = props.islandStrings;
    return (
      <IslandStringsContext value={strings}>
        <p data-load-failed hidden role="alert" className="mb-6">
          {strings.failed}{' '}
          <button type="button" className="link font-medium">
            {strings.retry}
          </button>
        </p>
        <ErrorBoundary strings={strings}>
          <Root {...props} />
        </ErrorBoundary>
      </IslandStringsContext>
    );
  };
}
