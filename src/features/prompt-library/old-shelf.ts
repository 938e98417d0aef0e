import { parseOldShelf, type ShelfChange } from '#shared/rules/prompt-shelf.ts';

/** Where browsers kept favourites and last used prompts before accounts did. */
const keyOf = (uid: string) => `prompt-shelf:${uid}`;

/** What this browser still keeps; null when that is nothing. */
export function readOldShelf(uid: string): Extract<ShelfChange, { action: 'adopt' }> | null {
  try {
    const { favourites, recent } = parseOldShelf(localStorage.getItem(keyOf(uid)));
    if (favourites.length + recent.length > 0) return { action: 'adopt', favourites, recent };
    forgetOldShelf(uid);
  } catch {
    // A closed storage kept nothing.
  }
  return null;
}

/** Once the account has it. */
export function forgetOldShelf(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // A closed storage kept nothing.
  }
}
