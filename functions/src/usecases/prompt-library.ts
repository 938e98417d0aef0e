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

interface Library {
  index: EndpointOutput<'prompts'>;
  prompts: ReadonlyMap<string, LibraryPrompt>;
}

/**
 * An instance of the function keeps the library this long, in milliseconds: it is the same for every
 * member, changes when an editor works, and would cost hundreds of reads per call.
 */
const KEPT_MS = 60_000;

const kept = new Map<Locale, { library: Promise<Library>; until: number }>();

/**
 * The cards of the published prompts of a language whose trimmed content is longer than
 * MIN_PROMPT_CONTENT_LENGTH, newest first, at most MAX_PROMPTS, with their categories' names in that
 * language, and the categories by name (product 19.2, 22.7). At most KEPT_MS old.
 */
export async function readPromptIndex(locale: Locale, now: Date): Promise<Library['index']> {
  return (await readLibrary(locale, now)).index;
}

/**
 * One of these prompts whole. At most KEPT_MS old.
 *
 * @throws ApiError `prompt-not-found`
 */
export async function readPrompt(locale: Locale, id: string, now: Date): Promise<PromptDetails> {
  const prompt = (await readLibrary(locale, now)).prompts.get(id);
  if (!prompt) throw new ApiError('prompt-not-found', `There is no prompt ${id} in ${locale}`);
  return promptDetailsSchema.parse(prompt);
}

async function readLibrary(locale: Locale, now: Date): Promise<Library> {
  const known = kept.get(locale);
  if (known !== undefined && now.getTime() < known.until) return known.library;
  const library = loadLibrary(locale);
  kept.set(locale, { library, until: now.getTime() + KEPT_MS });
  library.catch(() => kept.delete(locale));
  return library;
}

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
