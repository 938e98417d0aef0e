import { createContext, use } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';

export type IslandStrings = Dictionary['island'];

/** The strings that the page passed to `island()`. */
export const IslandStringsContext = createContext<IslandStrings | null>(null);

/** @throws Error outside an island */
export function useIslandStrings(): IslandStrings {
  const strings = use(IslandStringsContext);
  if (!strings) throw new Error('Export the root of this island as island(Root).');
  return strings;
}
