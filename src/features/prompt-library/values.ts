import { atom } from 'nanostores';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { ApiError } from '@/lib/api-client';
import { MAX_VALUES_CHARACTERS, VALUES_SAVE_DELAY_MS } from '#shared/limits.ts';
import {
  changedValues,
  isValues,
  mergeValues,
  valuesLength,
  withoutSaved,
  type PromptValues,
} from '#shared/rules/prompt-values.ts';
import { callMemberLibrary } from './member-library';

/** How it is with saving: `unread` is for what the account could not be asked. */
export type SaveState = 'loading' | 'rest' | 'saving' | 'saved' | 'failed' | 'too-long' | 'unread';

export interface KeptValues {
  values: PromptValues;
  state: SaveState;
}

/** What is filled into each prompt that was opened, by the prompt's id. */
export const $values = atom<Readonly<Record<string, KeptValues>>>({});

interface Entry {
  /** As the account has it; null before it answered. */
  saved: PromptValues | null;
  /** What the account does not have yet; empty texts are to be forgotten. */
  changes: PromptValues;
  timer: number | undefined;
  isSending: boolean;
  draft: string;
}

const entries = new Map<string, Entry>();

/** Shows what the member filled into a prompt, at once where it is known. */
export async function openValues(uid: string, id: string): Promise<void> {
  const draft = `prompt-values:${uid}:${id}`;
  const known = entries.get(id);
  const entry = known?.draft === draft ? known : newEntry(draft);
  entries.set(id, entry);
  if (entry.saved !== null) return;
  show(id, entry, 'loading');
  try {
    const { values } = await callMemberLibrary({ action: 'values', id });
    entry.saved ??= values;
    show(id, entry, 'rest');
  } catch (error) {
    console.error('What was filled in could not be read', error);
    show(id, entry, 'unread');
  }
  if (hasChanges(entry)) void saveValues(id);
}

/** Shows what was typed, and saves it when the typing pauses. */
export function fillIn(id: string, values: PromptValues): void {
  const entry = entries.get(id);
  if (!entry) return;
  entry.changes = changedValues(entry.saved ?? {}, values);
  keep(entry);
  show(id, entry, hasChanges(entry) ? 'saving' : 'rest');
  clearTimeout(entry.timer);
  entry.timer = window.setTimeout(() => void saveValues(id), VALUES_SAVE_DELAY_MS);
}

/** Saves what is not saved yet, without waiting for more. */
export function saveAllValues(): void {
  for (const [id, entry] of entries) if (hasChanges(entry)) void saveValues(id, true);
}

/** Saves what was filled into a prompt. */
export async function saveValues(id: string, isLeaving = false): Promise<void> {
  const entry = entries.get(id);
  if (!entry) return;
  clearTimeout(entry.timer);
  if (entry.isSending || !hasChanges(entry)) return;
  const sent = entry.changes;
  if (valuesLength(mergeValues(entry.saved ?? {}, sent)) > MAX_VALUES_CHARACTERS) {
    show(id, entry, 'too-long');
    return;
  }
  entry.isSending = true;
  show(id, entry, 'saving');
  try {
    const options = isLeaving ? { keepalive: true } : {};
    const { values } = await callMemberLibrary({ action: 'fill', id, values: sent }, options);
    entry.saved = values;
    entry.changes = withoutSaved(entry.changes, sent);
    keep(entry);
    show(id, entry, hasChanges(entry) ? 'saving' : 'saved');
  } catch (error) {
    console.error('What was filled in could not be saved', error);
    show(id, entry, isTooLong(error) ? 'too-long' : 'failed');
    return;
  } finally {
    entry.isSending = false;
  }
  // Typed while the call was under way.
  if (hasChanges(entry)) void saveValues(id);
}

function newEntry(draft: string): Entry {
  const stored = readDraft(draft);
  const changes = isValues(stored) ? stored : {};
  return { saved: null, changes, timer: undefined, isSending: false, draft };
}

function hasChanges({ changes }: Entry): boolean {
  return Object.keys(changes).length > 0;
}

/** For this tab, until the account has it: leaving the page loses nothing. */
function keep(entry: Entry): void {
  if (hasChanges(entry)) keepDraft(entry.draft, entry.changes);
  else clearDraft(entry.draft);
}

function show(id: string, { saved, changes }: Entry, state: SaveState): void {
  $values.set({ ...$values.get(), [id]: { values: mergeValues(saved ?? {}, changes), state } });
}

function isTooLong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'values-too-long';
}
