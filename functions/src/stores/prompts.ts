import { libraryPromptSchema, type LibraryPrompt } from '#shared/entities/prompt.ts';
import { database, readRows } from './database.ts';

/** Every published prompt of a language, newest first. Sorted here: no index, a few hundred rows. */
export async function listPublishedPrompts(
  language: LibraryPrompt['language'],
): Promise<LibraryPrompt[]> {
  const prompts = (await database()).collection('prompts');
  const found = await prompts
    .where('language', '==', language)
    .where('status', '==', 'published')
    .get();
  return readRows(libraryPromptSchema, found.docs).sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}
