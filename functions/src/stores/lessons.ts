import { storedLessonSchema, type StoredLesson } from '#shared/entities/lesson.ts';
import { database, readRows } from './database.ts';

/** Every published lesson of a language in its order. Sorted here: no index, a few dozen rows. */
export async function listPublishedLessons(
  language: StoredLesson['language'],
): Promise<StoredLesson[]> {
  const lessons = (await database()).collection('lessons');
  const found = await lessons
    .where('language', '==', language)
    .where('status', '==', 'published')
    .get();
  return readRows(storedLessonSchema, found.docs).sort(
    (a, b) => a.order - b.order || a.key.localeCompare(b.key),
  );
}
