import { atom, computed, onMount } from 'nanostores';
import { ApiError } from '@/lib/api-client';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { freshFetcher } from '@/lib/fresh-fetcher';
import { createFetcherStore } from '@/lib/query';
import {
  changeLists,
  EMPTY_LISTS,
  parseChanges,
  promptKey,
  type PromptLists,
  type ListsChange,
} from '#shared/rules/prompt-lists.ts';
import { callMemberLibrary } from '../member-library';
import { readLegacyLists, removeLegacyLists } from './legacy-lists';

const $uid = atom<string | null>(null);

const { fetcher, countChange } = freshFetcher(() => callMemberLibrary({ action: 'read' }));

/** The stored lists of the account; other tabs and devices may change them. */
const $savedLists = createFetcherStore<PromptLists>(['prompt-lists/', $uid], {
  fetcher,
  dedupeTime: 0,
  revalidateOnReconnect: true,
});

/** Unsaved changes, kept in session storage until they are saved. */
const $unsaved = atom<readonly ListsChange[]>([]);

/** The lists with the unsaved changes. */
export const $lists = computed([$savedLists, $unsaved], ({ data = EMPTY_LISTS }, unsaved) => {
  const now = new Date().toISOString();
  return unsaved.reduce((lists, change) => changeLists(lists, change, now), data);
});

/** Whether the account's lists are loaded. */
export const $areListsLoaded = computed($savedLists, ({ data }) => data !== undefined);

const $hasSaveFailed = atom(false);

/** Whether loading or saving has failed. The next change, or being online again, retries. */
export const $listsProblem = computed(
  [$savedLists, $hasSaveFailed],
  ({ data, error }, hasSaveFailed) => {
    if (hasSaveFailed) return 'unsaved';
    return error !== undefined && data === undefined ? 'unread' : null;
  },
);

let isSaving = false;

const draftOf = (uid: string) => `prompt-lists:${uid}`;

onMount($lists, () => {
  const retry = () => {
    if (document.visibilityState === 'visible') void saveLists();
  };
  document.addEventListener('visibilitychange', retry);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('visibilitychange', retry);
    removeEventListener('online', retry);
  };
});

/** Loads a member's lists; calling it again for the same member changes nothing. */
export function openLists(uid: string): void {
  if ($uid.get() === uid) return;
  const legacy = readLegacyLists(uid);
  $unsaved.set([...(legacy ? [legacy] : []), ...parseChanges(readDraft(draftOf(uid)))]);
  $uid.set(uid);
  void saveLists();
}

/** Retries failed loading and saving. */
export function retryLists(): void {
  $savedLists.revalidate();
  void saveLists();
}

/** Adds a prompt to the favourites or removes it; calling it again undoes it. */
export function toggleFavourite(promptId: string): void {
  const key = promptKey(promptId);
  change({ action: 'favourite', key, on: !$lists.get().favourites.includes(key) });
}

/** Adds a prompt that was copied or downloaded to the recently used ones. */
export function rememberUse(promptId: string): void {
  change({ action: 'use', key: promptKey(promptId) });
}

function change(next: ListsChange): void {
  setUnsaved([...$unsaved.get(), next]);
  void saveLists();
}

/** Sends the unsaved changes, one after the other. */
async function saveLists(): Promise<void> {
  const uid = $uid.get();
  if (isSaving || uid === null) return;
  isSaving = true;
  try {
    for (let [first] = $unsaved.get(); first; [first] = $unsaved.get()) await save(uid, first);
    $hasSaveFailed.set(false);
  } catch (error) {
    console.error('The lists could not be saved', error);
    $hasSaveFailed.set(true);
  } finally {
    isSaving = false;
  }
}

async function save(uid: string, first: ListsChange): Promise<void> {
  try {
    const saved = await callMemberLibrary(toRequest(first));
    countChange();
    $savedLists.mutate(saved);
  } catch (error) {
    // A change that the server rejects as invalid is dropped, so that later ones can be saved.
    if (!(error instanceof ApiError) || error.code !== 'invalid-input') throw error;
  }
  if (first.action === 'adopt') removeLegacyLists(uid);
  setUnsaved($unsaved.get().slice(1));
}

function toRequest(change: ListsChange) {
  if (change.action !== 'adopt') return change;
  return { ...change, favourites: [...change.favourites], recent: [...change.recent] };
}

function setUnsaved(changes: readonly ListsChange[]): void {
  $unsaved.set(changes);
  const uid = $uid.get();
  if (uid === null) return;
  // The legacy lists remain in their own storage until they are saved.
  const drafts = changes.filter(({ action }) => action !== 'adopt');
  if (drafts.length === 0) clearDraft(draftOf(uid));
  else keepDraft(draftOf(uid), drafts);
}
