import {
  storedProgressSchema,
  type LessonMarks,
  type LessonProgress,
} from '#shared/entities/lesson-progress.ts';
import { ApiError } from '../api-error.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

const COLLECTION = 'lesson_progress';

export async function findLessonProgress(uid: string): Promise<LessonProgress> {
  const stored = await (await database()).collection(COLLECTION).doc(uid).get();
  return readRow(storedProgressSchema, stored)?.lessons ?? {};
}

/**
 * Changes a member's marks of one lesson.
 *
 * @param keys of all lessons there are: marks of others go, so that the document stays small
 * @throws ApiError `forbidden` for a deleted account
 */
export async function changeLessonMarks(
  uid: string,
  key: string,
  change: (marks: LessonMarks) => LessonMarks,
  keys: ReadonlySet<string>,
  now: Date,
): Promise<LessonProgress> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(uid);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, uid));
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const before = (stored && readRow(storedProgressSchema, stored)?.lessons) ?? {};
    const changed = { ...before, [key]: change(before[key] ?? {}) };
    const lessons = Object.fromEntries(
      Object.entries(changed).filter(
        ([name, marks]) => keys.has(name) && Object.keys(marks).length > 0,
      ),
    );
    transaction.set(ref, { user_id: uid, lessons, updated_at: now.toISOString() });
    return lessons;
  }, TRANSACTION);
}
