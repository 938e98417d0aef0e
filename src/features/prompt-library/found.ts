import type { Dictionary } from '@/i18n/dictionaries';
import {
  filterOwnPrompts,
  filterPrompts,
  type IndexedPrompt,
} from '#shared/rules/prompt-library.ts';
import { onShelf, type PromptShelf } from '#shared/rules/prompt-shelf.ts';
import type { Shelf, Wanted } from './LibraryFilters';

/** What there is to look among. */
export interface Collections {
  library: readonly IndexedPrompt[];
  own: readonly IndexedPrompt[];
}

/**
 * The prompts that match among all of the library, among the member's own or, in its order, on a
 * shelf, which holds both.
 *
 * @param keys what lies on the shelf; null where none is looked at
 */
export function found(
  { library, own }: Collections,
  { search, category, length, shelf }: Wanted,
  keys: readonly string[] | null,
  uncategorized: string,
): IndexedPrompt[] {
  if (shelf === 'own') return filterOwnPrompts(own, { search, length, tag: category });
  const among = keys ? onShelf([...library, ...own], keys) : library;
  return filterPrompts(among, { search, category, uncategorized, length });
}

/** Why the list is empty: an empty shelf tells how to add something, else product 19.3. */
export function nothingFound(
  shelf: Shelf,
  kept: PromptShelf,
  hasOwn: boolean,
  strings: Dictionary['promptLibrary'],
): string {
  if (shelf === 'favourites' && kept.favourites.length === 0) return strings.shelves.noFavourites;
  if (shelf === 'recent' && kept.recent.length === 0) return strings.shelves.noRecent;
  if (shelf === 'own' && !hasOwn) return strings.shelves.noOwn;
  return strings.empty;
}
