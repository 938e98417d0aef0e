import type { EndpointOutput } from '#shared/api/contract.ts';
import {
  promptDetailsSchema,
  type Category,
  type LibraryPrompt,
  type PromptDetails,
} from '#shared/entities/prompt.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { categoryName, promptEntries, shownPrompts } from '#shared/rules/prompt-library.ts';
import { ApiError } from '../api-error.ts';
import { listCategories } from '../stores/categories.ts';
import { listPublishedPrompts } from '../stores/prompts.ts';
import { keptByLocale } from './kept-by-locale.ts';

interface Library {
  index: EndpointOutput<'prompts'>;
  prompts: ReadonlyMap<string, LibraryPrompt>;
}

/**
 * The cards of the published prompts of a language whose trimmed content is longer than
 * MIN_PROMPT_CONTENT_LENGTH, newest first, at most MAX_PROMPTS, with their categories' names in that
 * language, and the categories by name (product 19.2, 22.7).
 */
export async function readPromptIndex(locale: Locale, now: Date): Promise<Library['index']> {
  return (await readLibrary(locale, now)).index;
}

/**
 * One of these prompts whole.
 *
 * @throws ApiError `prompt-not-found`
 */
export async function readPrompt(locale: Locale, id: string, now: Date): Promise<PromptDetails> {
  const prompt = (await readLibrary(locale, now)).prompts.get(id);
  if (!prompt) throw new ApiError('prompt-not-found', `There is no prompt ${id} in ${locale}`);
  return promptDetailsSchema.parse(prompt);
}

const readLibrary = keptByLocale(loadLibrary);

async function loadLibrary(locale: Locale): Promise<Library> {
  const [stored, categories] = await Promise.all([listPublishedPrompts(locale), listCategories()]);
  const shown = shownPrompts(stored);
  const byName = (a: Category, b: Category) =>
    categoryName(a, locale).localeCompare(categoryName(b, locale), locale);
  return {
    index: {
      prompts: promptEntries(shown, categories, locale),
      categories: categories.sort(byName),
    },
    prompts: new Map(shown.map((prompt) => [prompt.id, prompt])),
  };
}
