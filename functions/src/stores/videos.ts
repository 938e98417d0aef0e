import { storedVideoSchema, type StoredVideo } from '#shared/entities/video.ts';
import { database, readRows } from './database.ts';

/** Every published video of a language, newest first. Sorted here: no index, a few dozen rows. */
export async function listPublishedVideos(
  language: StoredVideo['language'],
): Promise<StoredVideo[]> {
  const videos = (await database()).collection('videos');
  const found = await videos
    .where('language', '==', language)
    .where('status', '==', 'published')
    .get();
  return readRows(storedVideoSchema, found.docs).sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}
