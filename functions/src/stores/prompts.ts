import {
  categorySchema,
  libraryPromptSchema,
  promptIndexSchema,
  type Category,
  type LibraryPrompt,
  type PromptIndex,
} from '#shared/entities/prompt.ts';
import { database, isDocumentId, readRow, readRows } from './database.ts';

type Language = LibraryPrompt['language'];

/** The cards as the editors' push has put them together; null when they are missing or do not fit. */
export async function findPromptIndex(language: Language): Promise<PromptIndex | null> {
  const ref = (await database()).doc(`prompt_index/${language}`);
  return readRow(promptIndexSchema, await ref.get());
}

/** Every published prompt of a language, in no order. */
export async function listPublishedPrompts(language: Language): Promise<LibraryPrompt[]> {
  const prompts = (await database()).collection('prompts');
  const found = await prompts
    .where('language', '==', language)
    .where('status', '==', 'published')
    .get();
  return readRows(libraryPromptSchema, found.docs);
}

/** The published prompts of a language that every member may open, in no order. */
export async function listOpenPrompts(language: Language): Promise<LibraryPrompt[]> {
  const prompts = (await database()).collection('prompts');
  const found = await prompts
    .where('language', '==', language)
    .where('status', '==', 'published')
    .where('open', '==', true)
    .get();
  return readRows(libraryPromptSchema, found.docs);
}

/** A published prompt of a language; null when there is none. */
export async function findPublishedPrompt(
  language: Language,
  id: string,
): Promise<LibraryPrompt | null> {
  if (!isDocumentId(id)) return null;
  const ref = (await database()).collection('prompts').doc(id);
  const prompt = readRow(libraryPromptSchema, await ref.get());
  return prompt?.language === language && prompt.status === 'published' ? prompt : null;
}

export async function listCategories(): Promise<Category[]> {
  return readRows(categorySchema, (await (await database()).collection('categories').get()).docs);
}
