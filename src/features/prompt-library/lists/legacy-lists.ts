import { parseOldLists, type ListsChange } from '#shared/rules/prompt-lists.ts';

/** Where browsers kept favourites and last used prompts before accounts did. */
const keyOf = (uid: string) => `prompt-shelf:${uid}`;

/** What this browser still keeps; null when that is nothing. */
export function readOldLists(uid: string): Extract<ListsChange, { action: 'adopt' }> | null {
  try {
    const { favourites, recent } = parseOldLists(localStorage.getItem(keyOf(uid)));
    if (favourites.length + recent.length > 0) return { action: 'adopt', favourites, recent };
    forgetOldLists(uid);
  } catch {
    // A closed storage kept nothing.
  }
  return null;
}

/** Once the account has it. */
export function forgetOldLists(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // A closed storage kept nothing.
  }
}
