import type { Dictionary } from '@/i18n/dictionaries';
import {
  filterOwnPrompts,
  filterPrompts,
  type IndexedPrompt,
} from '#shared/rules/prompt-library.ts';
import { inList, type PromptLists } from '#shared/rules/prompt-lists.ts';
import type { Filters, LibraryList } from './LibraryFilters';

/** The prompts to search. */
export interface Collections {
  library: readonly IndexedPrompt[];
  own: readonly IndexedPrompt[];
}

/**
 * The matching prompts of the library, of the own prompts, or of a list, which contains both in its
 * own order.
 *
 * @param keys of the prompts in the list; null without a list
 */
export function searchPrompts(
  { library, own }: Collections,
  { search, category, length, list }: Filters,
  keys: readonly string[] | null,
  uncategorized: string,
): IndexedPrompt[] {
  if (list === 'own') return filterOwnPrompts(own, { search, length, tag: category });
  const among = keys ? inList([...library, ...own], keys) : library;
  return filterPrompts(among, { search, category, uncategorized, length });
}

/** The text of an empty result (product 19.3); for an empty list, how to add prompts. */
export function emptyText(
  list: LibraryList,
  lists: PromptLists,
  hasOwn: boolean,
  strings: Dictionary['promptLibrary'],
): string {
  if (list === 'favourites' && lists.favourites.length === 0) return strings.lists.noFavourites;
  if (list === 'recent' && lists.recent.length === 0) return strings.lists.noRecent;
  if (list === 'own' && !hasOwn) return strings.lists.noOwn;
  return strings.empty;
}
