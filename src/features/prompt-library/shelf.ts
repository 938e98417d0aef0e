import { atom, onMount } from 'nanostores';
import {
  EMPTY_SHELF,
  markUsed,
  parseShelf,
  promptKey,
  toggleFavourite,
  type PromptShelf,
} from '#shared/rules/prompt-shelf.ts';

/** Favourites and recently used prompts stay in this browser, for each member apart. */
const keyOf = (uid: string) => `prompt-shelf:${uid}`;

let owner: string | null = null;

export const $shelf = atom<PromptShelf>(EMPTY_SHELF);

onMount($shelf, () => {
  // Another tab changed it.
  const follow = ({ key }: StorageEvent) => {
    if (owner !== null && key === keyOf(owner)) $shelf.set(read(owner));
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

/** Shows a member's own shelf. */
export function openShelf(uid: string): void {
  owner = uid;
  $shelf.set(read(uid));
}

/** Puts a prompt to the favourites or takes it from them; once more undoes it. */
export function switchFavourite(promptId: string): void {
  change((shelf) => toggleFavourite(shelf, promptKey(promptId)));
}

/** Remembers that a prompt was copied or downloaded. */
export function rememberUse(promptId: string): void {
  change((shelf) => markUsed(shelf, promptKey(promptId)));
}

function read(uid: string): PromptShelf {
  try {
    return parseShelf(localStorage.getItem(keyOf(uid)));
  } catch {
    return EMPTY_SHELF;
  }
}

function change(step: (shelf: PromptShelf) => PromptShelf): void {
  $shelf.set(step($shelf.get()));
  if (owner === null) return;
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify($shelf.get()));
  } catch {
    // The storage is closed to us or full: the shelf then lasts as long as the page.
  }
}
