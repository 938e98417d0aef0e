import type { Rolldown } from 'vite';

/**
 * Puts what many islands use into few files, because asking for dozens of them keeps a slow phone
 * busy. Vite splits the rest. A module goes with its imports to the first group that takes it. A count
 * is of the entries that use a module, dynamic imports among them; with lower ones, pages that use
 * only a part of a group grow beyond their budgets.
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
  // Public islands do without it.
  { name: 'query', test: /[\\/](nanoevents|@nanostores[\\/]query|lib[\\/]query\.ts)/ },
  { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 18 },
  { name: 'lib', test: /[\\/]src[\\/]lib[\\/]/, minShareCount: 9 },
  { name: 'members', test: /[\\/]src[\\/]components[\\/]members[\\/]/, minShareCount: 5 },
];
