import type { Rolldown, UserConfig } from 'vite';

/** React and Firebase in one file each; Vite splits the rest. */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores[\\/]react|@astrojs[\\/]react)[\\/]/,
  },
  {
    name: 'firebase',
    test: /node_modules[\\/](@firebase[\\/](app|auth|component|logger|util)|firebase[\\/](app|auth)|idb)[\\/]/,
  },
];

/** How the browser's scripts are split into files. */
export const CHUNKS: UserConfig = {
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
};
