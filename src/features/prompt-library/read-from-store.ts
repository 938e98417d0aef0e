import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { Locale } from '@/i18n/locales';
import { openFirestore } from '@/lib/firestore-lite';
import type {
  Category,
  LibraryPrompt,
  PromptDetails,
  PromptEntry,
} from '#shared/entities/prompt.ts';
import { MAX_PROMPTS } from '#shared/limits.ts';
import { promptEntries, shownPrompts } from '#shared/rules/prompt-library.ts';

/**
 * The library read straight from Firestore, newest first, with the categories joined here: what the
 * page does when `/api/prompts` fails (product 19.6). The rules let premium members only.
 *
 * @throws FirebaseError
 */
export async function readFromStore(
  locale: Locale,
): Promise<{ entries: PromptEntry[]; prompts: PromptDetails[] }> {
  const db = openFirestore();
  const [prompts, categories] = await Promise.all([
    getDocs(
      query(
        collection(db, 'prompts'),
        where('status', '==', 'published'),
        where('language', '==', locale),
        orderBy('created_at', 'desc'),
        limit(MAX_PROMPTS),
      ),
    ),
    getDocs(query(collection(db, 'categories'), orderBy('name'))),
  ]);
  // Only functions and editors' pushes write these documents, each checked by its schema.
  const shown = shownPrompts(prompts.docs.map((row) => row.data() as LibraryPrompt));
  const named = categories.docs.map((row) => row.data() as Category);
  return { entries: promptEntries(shown, named, locale), prompts: shown };
}
