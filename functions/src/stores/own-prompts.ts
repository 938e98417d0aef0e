import { randomUUID } from 'node:crypto';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  storedOwnPromptSchema,
  type OwnPromptFields,
  type StoredOwnPrompt,
} from '#shared/entities/own-prompt.ts';
import {
  ownPromptCharacters,
  ownPromptIdentity,
  planImport,
  roomProblem,
} from '#shared/rules/own-prompts.ts';
import { ownPromptKey, withoutPrompt } from '#shared/rules/prompt-lists.ts';
import { ApiError } from '../api-error.ts';
import { database, readRow, readRows } from './database.ts';
import { changeLibrary, libraryRef } from './library-changes.ts';
import { valuesRef } from './member-library.ts';

const COLLECTION = 'own_prompts';

const sizeSchema = z.object({ characters: z.number() });

/** Newest first; sorted here, because a member has at most MAX_OWN_PROMPTS. */
export async function listOwnPrompts(uid: string): Promise<StoredOwnPrompt[]> {
  const { docs } = await ownRows(await database(), uid).get();
  return readRows(storedOwnPromptSchema, docs).sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}

/**
 * Stores a new prompt. One that is there already with the same text came from the same call, sent
 * again.
 *
 * @throws ApiError `own-prompt-limit-reached`, `own-prompt-changed` when the id has another text,
 *   `own-prompt-not-found` when it is another member's, and as {@link changeLibrary}
 */
export function createOwnPrompt(
  uid: string,
  id: string,
  fields: OwnPromptFields,
  now: Date,
): Promise<StoredOwnPrompt> {
  return changeLibrary(uid, now, async ({ db, transaction }) => {
    const ref = promptRef(db, id);
    const stored = await transaction.get(ref);
    if (stored.exists) {
      const found = ownRow(stored, uid);
      if (ownPromptIdentity(found) === ownPromptIdentity(fields)) return found;
      throw changed();
    }
    await requireRoom(transaction, db, uid, [fields]);
    const row = newRow(uid, id, fields, now);
    transaction.create(ref, row);
    return row;
  });
}

/**
 * Changes a prompt if its stored version is the one that the editor opened (product 19.13).
 *
 * @throws ApiError `own-prompt-not-found`, `own-prompt-changed`, `own-prompt-limit-reached`, and as
 *   {@link changeLibrary}
 */
export function updateOwnPrompt(
  uid: string,
  { id, version, prompt }: { id: string; version: number; prompt: OwnPromptFields },
  now: Date,
): Promise<StoredOwnPrompt> {
  return changeLibrary(uid, now, async ({ db, transaction }) => {
    const ref = promptRef(db, id);
    const stored = ownRow(await transaction.get(ref), uid);
    if (ownPromptIdentity(stored) === ownPromptIdentity(prompt)) return stored;
    if (stored.version !== version) throw changed();
    await requireRoom(transaction, db, uid, [prompt], id);
    const updated = { version: version + 1, updated_at: now.toISOString() };
    const row = { ...newRow(uid, id, prompt, now), created_at: stored.created_at, ...updated };
    transaction.set(ref, row);
    return row;
  });
}

/**
 * Deletes a prompt with what was filled into it, from favourites and last used prompts too.
 * Repeating it is safe.
 *
 * @throws ApiError `own-prompt-not-found`, `own-prompt-changed`, and as {@link changeLibrary}
 */
export function deleteOwnPrompt(
  uid: string,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<void> {
  return changeLibrary(uid, now, async ({ db, transaction, library }) => {
    const ref = promptRef(db, id);
    const stored = ownRow(await transaction.get(ref), uid);
    if (stored.version !== version) throw changed();
    const key = ownPromptKey(id);
    const { favourites, recent } = withoutPrompt(library, key);
    const filled = library.filled.filter((other) => other !== key);
    transaction.set(libraryRef(db, uid), { ...library, favourites, recent, filled });
    transaction.delete(valuesRef(db, uid, key));
    transaction.delete(ref);
  });
}

/**
 * Stores those of the prompts that the member does not have, all or none. The first is the newest, so
 * that they are listed in their order.
 *
 * @throws ApiError `own-prompt-limit-reached`, and as {@link changeLibrary}
 */
export function importOwnPrompts(
  uid: string,
  prompts: readonly OwnPromptFields[],
  now: Date,
): Promise<{ added: StoredOwnPrompt[]; duplicates: number }> {
  return changeLibrary(uid, now, async ({ db, transaction }) => {
    const { docs } = await transaction.get(ownRows(db, uid));
    const existing = readRows(storedOwnPromptSchema, docs);
    const plan = planImport(existing, prompts);
    if (roomProblem(existing, plan.added)) throw full();
    const added = plan.added.map((fields, index) =>
      newRow(uid, randomUUID(), fields, new Date(now.getTime() - index)),
    );
    for (const row of added) transaction.create(promptRef(db, row.id), row);
    return { added, duplicates: plan.duplicates.length };
  });
}

/** @param replaced the prompt that the added one takes the place of */
async function requireRoom(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  added: readonly OwnPromptFields[],
  replaced?: string,
): Promise<void> {
  const { docs } = await transaction.get(ownRows(db, uid).select('characters'));
  const others = docs.filter((row) => row.id !== replaced);
  if (roomProblem(readRows(sizeSchema, others), added)) throw full();
}

function newRow(uid: string, id: string, fields: OwnPromptFields, now: Date): StoredOwnPrompt {
  const { title, description, tags, content, variables } = fields;
  return {
    id,
    user_id: uid,
    title,
    description,
    tags: [...tags],
    content,
    variables: [...variables],
    characters: ownPromptCharacters(fields),
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

function ownRow(snapshot: DocumentSnapshot, uid: string): StoredOwnPrompt {
  const found = readRow(storedOwnPromptSchema, snapshot);
  if (found?.user_id !== uid) {
    throw new ApiError('own-prompt-not-found', 'There is no such prompt.');
  }
  return found;
}

function ownRows(db: Firestore, uid: string): Query {
  return db.collection(COLLECTION).where('user_id', '==', uid);
}

function promptRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTION).doc(id);
}

function changed(): ApiError {
  return new ApiError('own-prompt-changed', 'This prompt was changed meanwhile.');
}

function full(): ApiError {
  return new ApiError('own-prompt-limit-reached', 'There is no room for more own prompts.');
}
