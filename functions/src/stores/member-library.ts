import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { promptValuesSchema, type MemberLibrary } from '#shared/entities/member-library.ts';
import { MAX_FILLED_PROMPTS, MAX_VALUES_CHARACTERS } from '#shared/own-prompt-limits.ts';
import { changeLists, ownPromptId, type ListsChange } from '#shared/rules/prompt-lists.ts';
import { mergeValues, valuesLength, type PromptValues } from '#shared/rules/prompt-values.ts';
import { ApiError } from '../api-error.ts';
import { database, isDocumentId, readRow } from './database.ts';
import { changeLibrary, libraryRef } from './library-changes.ts';

/**
 * Changes favourites or last used prompts.
 *
 * @throws ApiError as {@link changeLibrary}
 */
export function changeListsOf(uid: string, change: ListsChange, now: Date): Promise<MemberLibrary> {
  return changeLibrary(uid, now, async ({ db, transaction, library }) => {
    const { favourites, recent } = changeLists(library, change, now.toISOString());
    const changed = { ...library, favourites: [...favourites], recent: [...recent] };
    transaction.set(libraryRef(db, uid), changed);
    return changed;
  });
}

/** What the member filled into a prompt. */
export async function findValues(uid: string, promptId: string): Promise<PromptValues> {
  const stored = await valuesRef(await database(), uid, promptId).get();
  return readRow(promptValuesSchema, stored)?.values ?? {};
}

/**
 * Keeps values beside those that are there. The prompt that was filled in longest ago may be
 * forgotten for it.
 *
 * @throws ApiError `values-too-long`, `own-prompt-not-found`, and as {@link changeLibrary}
 */
export function fillValues(
  uid: string,
  promptId: string,
  filled: PromptValues,
  now: Date,
): Promise<PromptValues> {
  return changeLibrary(uid, now, async ({ db, transaction, library }) => {
    await requireOwnPrompt(transaction, db, uid, promptId);
    const ref = valuesRef(db, uid, promptId);
    const stored = readRow(promptValuesSchema, await transaction.get(ref));
    const values = mergeValues(stored?.values ?? {}, filled);
    if (valuesLength(values) > MAX_VALUES_CHARACTERS) {
      throw new ApiError(
        'values-too-long',
        `At most ${MAX_VALUES_CHARACTERS} characters are kept for a prompt.`,
      );
    }
    const isEmpty = Object.keys(values).length === 0;
    const others = library.filled.filter((other) => other !== promptId);
    const all = isEmpty ? others : [promptId, ...others];
    for (const forgotten of all.slice(MAX_FILLED_PROMPTS)) {
      transaction.delete(valuesRef(db, uid, forgotten));
    }
    transaction.set(libraryRef(db, uid), { ...library, filled: all.slice(0, MAX_FILLED_PROMPTS) });
    if (isEmpty) transaction.delete(ref);
    else {
      const updated_at = now.toISOString();
      transaction.set(ref, { user_id: uid, prompt_id: promptId, values, updated_at });
    }
    return values;
  });
}

/** What is typed in one tab must not outlive an own prompt that is deleted in another. */
async function requireOwnPrompt(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  promptId: string,
): Promise<void> {
  const id = ownPromptId(promptId);
  if (id === null) return;
  const ref = isDocumentId(id) ? db.collection('own_prompts').doc(id) : null;
  const owner: unknown = ref && (await transaction.get(ref)).get('user_id');
  if (owner !== uid) throw new ApiError('own-prompt-not-found', 'There is no such prompt.');
}

/** Each member has documents of their own: the uid comes from the token alone. */
export function valuesRef(db: Firestore, uid: string, promptId: string): DocumentReference {
  return db.collection('prompt_values').doc(`${uid}_${promptId}`);
}
