import type { Rolldown } from 'vite';

/**
 * React and Firebase in one file each, and what most islands use in a third: each file more takes
 * time to ask for and to run on a slow phone. Vite splits the rest.
 */
export const SCRIPT_GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores[\\/]react|@astrojs[\\/]react)[\\/]/,
  },
  {
    name: 'firebase',
    test: /node_modules[\\/](@firebase[\\/](app|auth|component|logger|util)|firebase[\\/](app|auth)|idb)[\\/]/,
  },
  // Of about 100 entries, dynamic imports among them. A lower number makes sign-in and the home
  // page heavier than their budgets.
  { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 20 },
];
