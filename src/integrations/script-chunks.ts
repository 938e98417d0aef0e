import type { Rolldown } from 'vite';

/** React and Firebase in one file each; Vite splits the rest. */
export const SCRIPT_GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores[\\/]react|@astrojs[\\/]react)[\\/]/,
  },
  {
    name: 'firebase',
    test: /node_modules[\\/](@firebase[\\/](app|auth|component|logger|util)|firebase[\\/](app|auth)|idb)[\\/]/,
  },
];
