import { map } from 'nanostores';
import { ApiError } from '@/lib/api-client';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { freshFetcher } from '@/lib/fresh-fetcher';
import { promptDraftKey } from '@/lib/prompt-draft';
import { createFetcherStore, queryCache } from '@/lib/query';
import { MAX_VALUES_CHARACTERS, VALUES_SAVE_DELAY_MS } from '#shared/own-prompt-limits.ts';
import {
  isValues,
  unsavedValues,
  valuesLength,
  withTyped,
  type PromptValues,
  type Saving,
} from '#shared/rules/prompt-values.ts';
import { callMemberLibrary } from '../member-library';

const KEY = 'prompt-values/';

const { fetcher, countChange } = freshFetcher(async (id: string) => {
  const { values } = await callMemberLibrary({ action: 'values', id });
  return values;
});

/** The stored values of a prompt's form. */
export function savedValues(id: string) {
  return createFetcherStore<PromptValues>([KEY, id], { fetcher: () => fetcher(id) });
}

/** Whether the values of a form are saved; `rest` before the first change. */
export type FormState = 'rest' | 'saving' | 'saved' | 'failed' | 'too-long';

/** The unsaved values of a form. */
interface UnsavedForm extends Pick<Saving, 'sent' | 'changes'> {
  state: FormState;
  /** Session storage key of the unsaved values. */
  draft: string;
}

/** The forms that were opened, by prompt id. */
export const $unsavedForms = map<Record<string, UnsavedForm>>({});

const timers = new Map<string, number>();

/** Restores a form's unsaved values; a second call does nothing. */
export function openForm(uid: string, id: string): void {
  if ($unsavedForms.get()[id]) return;
  const draft = promptDraftKey(uid, id);
  const stored = readDraft(draft);
  const changes = isValues(stored) ? stored : {};
  $unsavedForms.setKey(id, { sent: {}, changes, state: 'rest', draft });
}

/**
 * Changes a form, and saves it after a pause in typing.
 *
 * @param saved the stored values; empty until they are loaded
 * @param values all values of the form
 */
export function changeForm(id: string, saved: PromptValues, values: PromptValues): void {
  const form = $unsavedForms.get()[id];
  if (!form) return;
  const { changes } = withTyped({ ...form, saved }, values);
  const isTooLong = valuesLength(values) > MAX_VALUES_CHARACTERS;
  const state = hasAny({ ...form.sent, ...changes }) ? 'saving' : 'rest';
  update(id, { changes, state: isTooLong ? 'too-long' : state });
  clearTimeout(timers.get(id));
  timers.set(
    id,
    window.setTimeout(() => void saveForm(id), VALUES_SAVE_DELAY_MS),
  );
}

/** Saves all forms without waiting for a pause, as the page may be left. */
export function saveAllForms(): void {
  for (const id of Object.keys($unsavedForms.get())) void saveForm(id, { keepalive: true });
}

/** Saves a form, one call after the other. */
export async function saveForm(id: string, options: { keepalive?: boolean } = {}): Promise<void> {
  clearTimeout(timers.get(id));
  const form = $unsavedForms.get()[id];
  if (!form || form.state === 'too-long') return;
  if (hasAny(form.sent) || !hasAny(form.changes)) return;
  update(id, { sent: form.changes, changes: {}, state: 'saving' });
  try {
    const answer = await callMemberLibrary({ action: 'fill', id, values: form.changes }, options);
    countChange();
    queryCache.mutateCache(KEY + id, answer.values);
  } catch (error) {
    console.error('The values could not be saved', error);
    update(id, {
      sent: {},
      changes: unsavedValues($unsavedForms.get()[id] ?? form),
      state: isTooLong(error) ? 'too-long' : 'failed',
    });
    return;
  }
  const { state, changes } = $unsavedForms.get()[id] ?? form;
  // Remaining changes were typed during the call.
  const next = hasAny(changes) ? 'saving' : 'saved';
  update(id, { sent: {}, state: state === 'too-long' ? state : next });
  void saveForm(id);
}

/** Stores the unsaved values in session storage, so that leaving the page loses nothing. */
function update(id: string, change: Partial<UnsavedForm>): void {
  const form = $unsavedForms.get()[id];
  if (!form) return;
  const next = { ...form, ...change };
  $unsavedForms.setKey(id, next);
  const unsaved = unsavedValues(next);
  if (hasAny(unsaved)) keepDraft(form.draft, unsaved);
  else clearDraft(form.draft);
}

function hasAny(values: PromptValues): boolean {
  return Object.keys(values).length > 0;
}

function isTooLong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'values-too-long';
}
