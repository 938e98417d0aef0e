import type { Dictionary } from '@/i18n/dictionaries';
import { filterPrompts, type IndexedPrompt } from '#shared/rules/prompt-library.ts';
import { onShelf, type PromptShelf } from '#shared/rules/prompt-shelf.ts';
import type { Shelf, Wanted } from './LibraryFilters';

/**
 * The prompts that match search and category among all of them or, in its order, a shelf.
 *
 * @param keys what lies on the shelf; null is the whole library
 */
export function found(
  prompts: readonly IndexedPrompt[],
  { search, category, length }: Wanted,
  keys: readonly string[] | null,
  uncategorized: string,
): IndexedPrompt[] {
  const among = keys ? onShelf(prompts, keys) : prompts;
  return filterPrompts(among, { search, category, uncategorized, length });
}

/** Why the list is empty: without favourites it tells how to add one, else product 19.3. */
export function nothingFound(
  shelf: Shelf,
  kept: PromptShelf,
  strings: Dictionary['promptLibrary'],
): string {
  if (shelf === 'favourites' && kept.favourites.length === 0) return strings.shelves.noFavourites;
  if (shelf === 'recent' && kept.recent.length === 0) return strings.shelves.noRecent;
  return strings.empty;
}
