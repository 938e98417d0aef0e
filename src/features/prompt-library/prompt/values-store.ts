import { atom } from 'nanostores';
import { ApiError } from '@/lib/api-client';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { MAX_VALUES_CHARACTERS, VALUES_SAVE_DELAY_MS } from '#shared/limits.ts';
import {
  isValues,
  shownValues,
  unsavedValues,
  valuesLength,
  withTyped,
  type PromptValues,
  type Saving,
} from '#shared/rules/prompt-values.ts';
import { callMemberLibrary } from '../member-library';

/** How it is with saving: `unread` is for what the account could not be asked. */
export type SaveState = 'loading' | 'rest' | 'saving' | 'saved' | 'failed' | 'too-long' | 'unread';

export interface KeptValues {
  values: PromptValues;
  state: SaveState;
}

/** What is filled into each prompt that was opened, by the prompt's id. */
export const $values = atom<Readonly<Record<string, KeptValues>>>({});

interface Entry extends Saving {
  /** Whether the account answered what it keeps. */
  isRead: boolean;
  timer: number | undefined;
  draft: string;
}

const entries = new Map<string, Entry>();

/** Shows what the member filled into a prompt, at once where it is known. */
export async function openValues(uid: string, id: string): Promise<void> {
  const draft = `prompt-values:${uid}:${id}`;
  const known = entries.get(id);
  const entry = known?.draft === draft ? known : newEntry(draft);
  entries.set(id, entry);
  if (entry.isRead) return;
  show(id, entry, 'loading');
  try {
    const { values } = await callMemberLibrary({ action: 'values', id });
    // A save that was faster has brought them along.
    if (!entry.isRead) entry.saved = values;
    entry.isRead = true;
    show(id, entry, 'rest');
  } catch (error) {
    console.error('What was filled in could not be read', error);
    show(id, entry, 'unread');
  }
  if (hasAny(entry.changes)) void saveValues(id);
}

/** Shows what was typed, and saves it when the typing pauses. */
export function fillIn(id: string, values: PromptValues): void {
  const entry = entries.get(id);
  if (!entry) return;
  Object.assign(entry, withTyped(entry, values));
  keep(entry);
  show(id, entry, hasAny(unsavedValues(entry)) ? 'saving' : 'rest');
  clearTimeout(entry.timer);
  entry.timer = window.setTimeout(() => void saveValues(id), VALUES_SAVE_DELAY_MS);
}

/** Saves what is not saved yet, without waiting for more. */
export function saveAllValues(): void {
  for (const id of entries.keys()) void saveValues(id, true);
}

/** Saves what was filled into a prompt, one call after the other. */
export async function saveValues(id: string, isLeaving = false): Promise<void> {
  const entry = entries.get(id);
  if (!entry) return;
  clearTimeout(entry.timer);
  if (hasAny(entry.sent) || !hasAny(entry.changes)) return;
  if (valuesLength(shownValues(entry)) > MAX_VALUES_CHARACTERS) {
    show(id, entry, 'too-long');
    return;
  }
  const values = entry.changes;
  Object.assign(entry, { sent: values, changes: {} });
  show(id, entry, 'saving');
  try {
    const options = isLeaving ? { keepalive: true } : {};
    const answer = await callMemberLibrary({ action: 'fill', id, values }, options);
    Object.assign(entry, { saved: answer.values, sent: {}, isRead: true });
  } catch (error) {
    console.error('What was filled in could not be saved', error);
    Object.assign(entry, { changes: unsavedValues(entry), sent: {} });
    show(id, entry, isTooLong(error) ? 'too-long' : 'failed');
    return;
  }
  keep(entry);
  show(id, entry, hasAny(entry.changes) ? 'saving' : 'saved');
  // Typed while the call was under way.
  void saveValues(id);
}

function newEntry(draft: string): Entry {
  const stored = readDraft(draft);
  const changes = isValues(stored) ? stored : {};
  return { saved: {}, sent: {}, changes, isRead: false, timer: undefined, draft };
}

function hasAny(values: PromptValues): boolean {
  return Object.keys(values).length > 0;
}

/** For this tab, until the account has it: leaving the page loses nothing. */
function keep(entry: Entry): void {
  const unsaved = unsavedValues(entry);
  if (hasAny(unsaved)) keepDraft(entry.draft, unsaved);
  else clearDraft(entry.draft);
}

function show(id: string, entry: Entry, state: SaveState): void {
  $values.set({ ...$values.get(), [id]: { values: shownValues(entry), state } });
}

function isTooLong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'values-too-long';
}
