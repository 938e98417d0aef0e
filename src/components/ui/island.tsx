import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { IslandStringsContext, type IslandStrings } from './island-strings';

interface IslandProps {
  islandStrings: IslandStrings;
}

/**
 * The root of an island, as an Astro page gets it: `export default island(Dashboard)`. What throws in it
 * shows a sentence and a button in its place, never a blank page. If the island's modules cannot be
 * loaded, a prerendered one shows above it, whose button works without React: with client:interaction
 * any click in the island tries again, on members' pages scripts/island-failure.ts reloads the page.
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
