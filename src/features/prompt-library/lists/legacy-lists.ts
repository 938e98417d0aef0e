import { parseLegacyLists, type ListsChange } from '#shared/rules/prompt-lists.ts';

/** Local storage key of favourites and recently used prompts, from before accounts stored them. */
const keyOf = (uid: string) => `prompt-shelf:${uid}`;

/** The lists that this browser still stores, or null. */
export function readLegacyLists(uid: string): Extract<ListsChange, { action: 'adopt' }> | null {
  try {
    const { favourites, recent } = parseLegacyLists(localStorage.getItem(keyOf(uid)));
    if (favourites.length + recent.length > 0) return { action: 'adopt', favourites, recent };
    removeLegacyLists(uid);
  } catch {
    // The browser's storage is blocked, so there are none.
  }
  return null;
}

/** Removes the lists after the account has stored them. */
export function removeLegacyLists(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // The browser's storage is blocked, so there are none.
  }
}
