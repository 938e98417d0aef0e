import type { Dictionary } from '@/i18n/dictionaries';
import {
  filterOwnPrompts,
  filterPrompts,
  type IndexedPrompt,
} from '#shared/rules/prompt-library.ts';
import { inList, type PromptLists } from '#shared/rules/prompt-lists.ts';
import type { LibraryList, Wanted } from './LibraryFilters';

/** What there is to look among. */
export interface Collections {
  library: readonly IndexedPrompt[];
  own: readonly IndexedPrompt[];
}

/**
 * The prompts that match among all of the library, among the member's own or, in its order, in a
 * list, which holds both.
 *
 * @param keys what the list holds; null where none is chosen
 */
export function found(
  { library, own }: Collections,
  { search, category, length, list }: Wanted,
  keys: readonly string[] | null,
  uncategorized: string,
): IndexedPrompt[] {
  if (list === 'own') return filterOwnPrompts(own, { search, length, tag: category });
  const among = keys ? inList([...library, ...own], keys) : library;
  return filterPrompts(among, { search, category, uncategorized, length });
}

/** Why the list is empty: an empty list tells how to add something, else product 19.3. */
export function nothingFound(
  list: LibraryList,
  kept: PromptLists,
  hasOwn: boolean,
  strings: Dictionary['promptLibrary'],
): string {
  if (list === 'favourites' && kept.favourites.length === 0) return strings.lists.noFavourites;
  if (list === 'recent' && kept.recent.length === 0) return strings.lists.noRecent;
  if (list === 'own' && !hasOwn) return strings.lists.noOwn;
  return strings.empty;
}
