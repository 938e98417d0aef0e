import { atom, onMount } from 'nanostores';
import { ApiError } from '@/lib/api-client';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import {
  changeLists,
  EMPTY_LISTS,
  parseChanges,
  promptKey,
  type PromptLists,
  type ListsChange,
} from '#shared/rules/prompt-lists.ts';
import { callMemberLibrary } from '../member-library';
import { forgetOldLists, readOldLists } from './legacy-lists';

/** What the member sees: the account's lists with the changes that wait for it. */
export const $lists = atom<PromptLists>(EMPTY_LISTS);

/** Whether the account has answered what it keeps. */
export const $areListsRead = atom(false);

/** What did not work; the next change, or the network coming back, tries it again. */
export const $listsProblem = atom<'unread' | 'unsaved' | null>(null);

let owner: string | null = null;
/** As the account last answered. */
let saved: PromptLists = EMPTY_LISTS;
/** Whether that has to be asked for, at first and after somebody else could have changed it. */
let isOld = true;
/** Changes that the account does not have yet, kept for this tab until it does. */
let waiting: readonly ListsChange[] = [];
let isSyncing = false;

const draftOf = (uid: string) => `prompt-lists:${uid}`;

onMount($lists, () => {
  const readAgain = () => {
    if (document.visibilityState === 'hidden') return;
    isOld = true;
    void syncLists();
  };
  const retry = () => void syncLists();
  document.addEventListener('visibilitychange', readAgain);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('visibilitychange', readAgain);
    removeEventListener('online', retry);
  };
});

/** Shows a member's own lists; once more for the same member changes nothing. */
export function openLists(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  saved = EMPTY_LISTS;
  isOld = true;
  $areListsRead.set(false);
  const old = readOldLists(uid);
  waiting = [...(old ? [old] : []), ...parseChanges(readDraft(draftOf(uid)))];
  show();
  void syncLists();
}

/** Puts a prompt to the favourites or takes it from them; once more undoes it. */
export function switchFavourite(promptId: string): void {
  const key = promptKey(promptId);
  change({ action: 'favourite', key, on: !$lists.get().favourites.includes(key) });
}

/** Remembers that a prompt was copied or downloaded. */
export function rememberUse(promptId: string): void {
  change({ action: 'use', key: promptKey(promptId) });
}

function change(step: ListsChange): void {
  wait([...waiting, step]);
  show();
  void syncLists();
}

/** Reads the account's lists where they are missing, and sends what waits, one after the other. */
export async function syncLists(): Promise<void> {
  const uid = owner;
  if (isSyncing || uid === null) return;
  isSyncing = true;
  try {
    if (isOld) {
      saved = await callMemberLibrary({ action: 'read' });
      isOld = false;
      show();
      $areListsRead.set(true);
    }
    for (let [first] = waiting; first && owner === uid; [first] = waiting) await send(uid, first);
    $listsProblem.set(null);
  } catch (error) {
    console.error('The lists could not be kept', error);
    const problem = $areListsRead.get() ? null : 'unread';
    $listsProblem.set(waiting.length === 0 ? problem : 'unsaved');
  } finally {
    isSyncing = false;
    show();
  }
}

async function send(uid: string, first: ListsChange): Promise<void> {
  try {
    saved = await callMemberLibrary(toRequest(first));
  } catch (error) {
    // What the account will never take must not hold up what comes after it.
    if (!(error instanceof ApiError) || error.code !== 'invalid-input') throw error;
  }
  if (first.action === 'adopt') forgetOldLists(uid);
  wait(waiting.slice(1));
  show();
}

function toRequest(step: ListsChange) {
  if (step.action !== 'adopt') return step;
  return { ...step, favourites: [...step.favourites], recent: [...step.recent] };
}

function wait(changes: readonly ListsChange[]): void {
  waiting = changes;
  if (owner === null) return;
  // The old lists keep themselves.
  const own = waiting.filter(({ action }) => action !== 'adopt');
  if (own.length === 0) clearDraft(draftOf(owner));
  else keepDraft(draftOf(owner), own);
}

function show(): void {
  const now = new Date().toISOString();
  $lists.set(waiting.reduce((lists, step) => changeLists(lists, step, now), saved));
}
