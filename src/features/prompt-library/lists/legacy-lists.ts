import { parseLegacyLists, type ListsChange } from '#shared/rules/prompt-lists.ts';

/** Where browsers stored favourites and recently used prompts before accounts did. */
const keyOf = (uid: string) => `prompt-shelf:${uid}`;

/** The lists that this browser still stores; null without any. */
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

/** Removes the lists once the account has them. */
export function removeLegacyLists(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // The browser's storage is blocked, so there are none.
  }
}
