import {
  promptDetailsSchema,
  type PromptDetails,
  type PromptIndex,
} from '#shared/entities/prompt.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isLongEnough, promptIndex } from '#shared/rules/prompt-library.ts';
import { ApiError } from '../api-error.ts';
import { isStoreFailure } from '../error-code.ts';
import { logFailure, logWarning } from '../log.ts';
import {
  findPromptIndex,
  findPublishedPrompt,
  listCategories,
  listPublishedPrompts,
} from '../stores/prompts.ts';
import { cacheByLocale } from './cache-by-locale.ts';

/**
 * The cards of a language's library and its categories (product 19.2, 22.7), read from the index that
 * `npm run prompts:push` stores. Without the index they are made from prompts and categories; if Firestore
 * fails there too, the list is empty and not cached (product 19.6).
 */
export async function readPromptIndex(locale: Locale, now: Date): Promise<PromptIndex> {
  try {
    return await readKeptIndex(locale, now);
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    logFailure('prompts not read', error, { locale });
    return { prompts: [], categories: [] };
  }
}

const readKeptIndex = cacheByLocale(
  async (locale) => (await storedIndex(locale)) ?? joinedIndex(locale),
);

async function storedIndex(locale: Locale): Promise<PromptIndex | null> {
  try {
    const stored = await findPromptIndex(locale);
    if (stored === null) logWarning('no prompt index', { locale });
    return stored;
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    logFailure('prompt index not read', error, { locale });
    return null;
  }
}

async function joinedIndex(locale: Locale): Promise<PromptIndex> {
  const [published, categories] = await Promise.all([
    listPublishedPrompts(locale),
    listCategories(),
  ]);
  return promptIndex(published, categories, locale);
}

/**
 * One prompt of the library whole.
 *
 * @throws ApiError `prompt-not-found`
 */
export async function readPrompt(locale: Locale, id: string): Promise<PromptDetails> {
  const prompt = await findPublishedPrompt(locale, id);
  if (prompt === null || !isLongEnough(prompt)) {
    throw new ApiError('prompt-not-found', `There is no prompt ${id} in ${locale}`);
  }
  return promptDetailsSchema.parse(prompt);
}
