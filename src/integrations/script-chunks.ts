import type { Rolldown } from 'vite';

/**
 * Puts what many islands use into few files: each that a page asks for costs a slow phone about 6 ms.
 * Vite splits the rest. A module goes with its imports to the first group that takes it. The counts are
 * of entries that use a module, of about 100 with dynamic imports; with lower ones pages that use only
 * a part of a group grow beyond their budgets.
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
  // Most public islands do without it.
  { name: 'query', test: /[\\/](nanoevents|@nanostores[\\/]query|lib[\\/]query\.ts)/ },
  { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 18 },
  { name: 'lib', test: /[\\/]src[\\/]lib[\\/]/, minShareCount: 9 },
  { name: 'members', test: /[\\/]src[\\/]components[\\/]members[\\/]/, minShareCount: 5 },
];
