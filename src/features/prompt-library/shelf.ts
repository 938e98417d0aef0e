import { atom, onMount } from 'nanostores';
import { ApiError } from '@/lib/api-client';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import {
  changeShelf,
  EMPTY_SHELF,
  parseChanges,
  promptKey,
  type PromptShelf,
  type ShelfChange,
} from '#shared/rules/prompt-shelf.ts';
import { callMemberLibrary } from './member-library';
import { forgetOldShelf, readOldShelf } from './old-shelf';

/** What the member sees: the account's shelf with the changes that wait for it. */
export const $shelf = atom<PromptShelf>(EMPTY_SHELF);

/** Whether the account has answered what it keeps. */
export const $isShelfRead = atom(false);

/** What did not work; the next change, or the network coming back, tries it again. */
export const $shelfProblem = atom<'unread' | 'unsaved' | null>(null);

let owner: string | null = null;
/** As the account last answered. */
let saved: PromptShelf = EMPTY_SHELF;
/** Whether that has to be asked for, at first and after somebody else could have changed it. */
let isOld = true;
/** Changes that the account does not have yet, kept for this tab until it does. */
let waiting: readonly ShelfChange[] = [];
let isSyncing = false;

const draftOf = (uid: string) => `prompt-shelf:${uid}`;

onMount($shelf, () => {
  const readAgain = () => {
    if (document.visibilityState === 'hidden') return;
    isOld = true;
    void syncShelf();
  };
  const retry = () => void syncShelf();
  document.addEventListener('visibilitychange', readAgain);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('visibilitychange', readAgain);
    removeEventListener('online', retry);
  };
});

/** Shows a member's own shelf; once more for the same member changes nothing. */
export function openShelf(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  saved = EMPTY_SHELF;
  isOld = true;
  $isShelfRead.set(false);
  const old = readOldShelf(uid);
  waiting = [...(old ? [old] : []), ...parseChanges(readDraft(draftOf(uid)))];
  show();
  void syncShelf();
}

/** Puts a prompt to the favourites or takes it from them; once more undoes it. */
export function switchFavourite(promptId: string): void {
  const key = promptKey(promptId);
  change({ action: 'favourite', key, on: !$shelf.get().favourites.includes(key) });
}

/** Remembers that a prompt was copied or downloaded. */
export function rememberUse(promptId: string): void {
  change({ action: 'use', key: promptKey(promptId) });
}

function change(step: ShelfChange): void {
  wait([...waiting, step]);
  show();
  void syncShelf();
}

/** Reads the account's shelf where that is missing, and sends what waits, one after the other. */
export async function syncShelf(): Promise<void> {
  const uid = owner;
  if (isSyncing || uid === null) return;
  isSyncing = true;
  try {
    if (isOld) {
      saved = await callMemberLibrary({ action: 'read' });
      isOld = false;
      show();
      $isShelfRead.set(true);
    }
    for (let [first] = waiting; first && owner === uid; [first] = waiting) await send(uid, first);
    $shelfProblem.set(null);
  } catch (error) {
    console.error('The shelf could not be kept', error);
    const problem = $isShelfRead.get() ? null : 'unread';
    $shelfProblem.set(waiting.length === 0 ? problem : 'unsaved');
  } finally {
    isSyncing = false;
    show();
  }
}

async function send(uid: string, first: ShelfChange): Promise<void> {
  try {
    saved = await callMemberLibrary(toRequest(first));
  } catch (error) {
    // What the account will never take must not hold up what comes after it.
    if (!(error instanceof ApiError) || error.code !== 'invalid-input') throw error;
  }
  if (first.action === 'adopt') forgetOldShelf(uid);
  wait(waiting.slice(1));
  show();
}

function toRequest(step: ShelfChange) {
  if (step.action !== 'adopt') return step;
  return { ...step, favourites: [...step.favourites], recent: [...step.recent] };
}

function wait(changes: readonly ShelfChange[]): void {
  waiting = changes;
  if (owner === null) return;
  // The old shelf keeps itself.
  const own = waiting.filter(({ action }) => action !== 'adopt');
  if (own.length === 0) clearDraft(draftOf(owner));
  else keepDraft(draftOf(owner), own);
}

function show(): void {
  const now = new Date().toISOString();
  $shelf.set(waiting.reduce((shelf, step) => changeShelf(shelf, step, now), saved));
}
