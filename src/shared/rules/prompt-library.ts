import type { PromptWithCategory } from '../entities/prompt.ts';

/** Card descriptions are cut to this many characters (C section 5). */
export const MAX_CARD_DESCRIPTION_LENGTH = 100;

/** Content previews are cut to this many characters (C section 5). */
export const MAX_PREVIEW_LENGTH = 150;

/** The first prompts are marked as featured (C section 9). */
export const FEATURED_PROMPT_COUNT = 3;

/** Shown as the prompt count until the real one is there (C section 9). */
export const INITIAL_PROMPT_COUNT = 517;

/** Placeholder cards while the library loads (C section 9). */
export const PLACEHOLDER_CARD_COUNT = 6;

/** Cuts a text that is longer than `maxLength` characters and ends it with an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Every category of the library, in the language's alphabetical order. */
export function promptCategories(
  prompts: readonly PromptWithCategory[],
  uncategorized: string,
  localeTag: string,
): string[] {
  const names = new Set(prompts.map((prompt) => prompt.category_name ?? uncategorized));
  return [...names].sort((a, b) => a.localeCompare(b, localeTag));
}

export interface PromptFilter {
  search: string;
  /** A category's name; null shows all. */
  category: string | null;
  /** What prompts without a category are filed under. */
  uncategorized: string;
}

/**
 * Case-insensitive search in title and description, and the category by its name; both must hold
 * (C section 5).
 */
export function filterPrompts(
  prompts: readonly PromptWithCategory[],
  { search, category, uncategorized }: PromptFilter,
): PromptWithCategory[] {
  const wanted = search.trim().toLocaleLowerCase();
  return prompts.filter(
    ({ title, description, category_name }) =>
      `${title}\n${description ?? ''}`.toLocaleLowerCase().includes(wanted) &&
      (category === null || category === (category_name ?? uncategorized)),
  );
}

/**
 * The name of a downloaded prompt: every character of the title other than letters and digits
 * becomes an underscore, in lower case (C section 5). Letters of every language count.
 */
export function promptFileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]/gu, '_').toLowerCase()}.txt`;
}
