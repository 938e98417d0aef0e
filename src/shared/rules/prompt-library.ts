import type { Category, LibraryPrompt, PromptEntry, PromptIndex } from '../entities/prompt.ts';
import { MAX_PROMPTS, MIN_PROMPT_CONTENT_LENGTH } from '../limits.ts';
import type { OwnPrompt } from '../entities/own-prompt.ts';
import { promptLength, type PromptLength } from './prompt-length.ts';
import { ownPromptKey } from './prompt-lists.ts';
import { promptVariables } from './prompt-variables.ts';
import { truncate } from './truncate.ts';

/** Card descriptions are cut to this many characters (product 19.4). */
export const MAX_CARD_DESCRIPTION_LENGTH = 100;

/** Content previews are cut to this many characters (product 19.4). */
export const MAX_PREVIEW_LENGTH = 150;

/** The first prompts are marked as featured (product 19.2). */
export const FEATURED_PROMPT_COUNT = 3;

/** Placeholder cards while the library loads (product 19.1). */
export const PLACEHOLDER_CARD_COUNT = 6;

/** Cards drawn at once: as many again with each 'Show more', so that typing stays fluent. */
export const CARDS_AT_ONCE = 12;

function categoryName(category: Category, language: LibraryPrompt['language']): string {
  return language === 'de' ? category.name_de : category.name;
}

/** Whether a prompt is long enough for the library (product 19.2). */
export function isLongEnough({ content }: Pick<LibraryPrompt, 'content'>): boolean {
  return content.trim().length > MIN_PROMPT_CONTENT_LENGTH;
}

/**
 * The cards of a language's library, newest first, at most MAX_PROMPTS, with their categories' names,
 * and the categories by name (product 19.2, 22.7).
 *
 * @param published every published prompt of the language
 */
export function promptIndex(
  published: readonly LibraryPrompt[],
  categories: readonly Category[],
  language: LibraryPrompt['language'],
): PromptIndex {
  const shown = published
    .filter(isLongEnough)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
    .slice(0, MAX_PROMPTS);
  const byName = (a: Category, b: Category) =>
    categoryName(a, language).localeCompare(categoryName(b, language), language);
  return {
    prompts: promptEntries(shown, categories, language),
    categories: [...categories].sort(byName),
  };
}

function promptEntries(
  prompts: readonly LibraryPrompt[],
  categories: readonly Category[],
  language: LibraryPrompt['language'],
): PromptEntry[] {
  const names = new Map(categories.map((each) => [each.id, categoryName(each, language)]));
  return prompts.map(
    ({ id, title, description, content, tags, created_at, length, model, category_id }) => ({
      id,
      title,
      description,
      preview: truncate(content.trim(), MAX_PREVIEW_LENGTH),
      blanks: promptVariables(content).length,
      tags,
      created_at,
      ...(length && { length }),
      ...(model && { model }),
      category_name: category_id === null ? null : (names.get(category_id) ?? null),
    }),
  );
}

/** Every category of the library, in the language's alphabetical order. */
export function promptCategories(
  prompts: readonly IndexedPrompt[],
  uncategorized: string,
  localeTag: string,
): string[] {
  const names = new Set(prompts.map(({ prompt }) => prompt.category_name ?? uncategorized));
  return [...names].sort((a, b) => a.localeCompare(b, localeTag));
}

/** A prompt with what a search looks at, made once when the library arrives. */
export interface IndexedPrompt {
  prompt: PromptEntry;
  haystack: string;
  isFeatured: boolean;
}

/** Prepares the library for searching; the first prompts are the featured ones (product 19.2). */
export function indexPrompts(prompts: readonly PromptEntry[]): IndexedPrompt[] {
  return prompts.map((prompt, index) => ({
    prompt,
    haystack: searchable(`${prompt.title}\n${prompt.description ?? ''}`),
    isFeatured: index < FEATURED_PROMPT_COUNT,
  }));
}

/** A member's own prompts among those of the library; their text and tags are searched too. */
export function indexOwnPrompts(prompts: readonly OwnPrompt[]): IndexedPrompt[] {
  return prompts.map(({ id, title, description, content, tags, created_at }) => ({
    prompt: {
      id: ownPromptKey(id),
      title,
      description: description === '' ? null : description,
      preview: truncate(content.trim(), MAX_PREVIEW_LENGTH),
      blanks: promptVariables(content).length,
      tags,
      created_at,
      length: promptLength([content]),
      category_name: null,
    },
    haystack: searchable([title, description, content, ...tags].join('\n')),
    isFeatured: false,
  }));
}

/** Every tag of these prompts, in the language's alphabetical order. */
export function promptTags(prompts: readonly IndexedPrompt[], localeTag: string): string[] {
  const names = new Set(prompts.flatMap(({ prompt }) => prompt.tags));
  return [...names].sort((a, b) => a.localeCompare(b, localeTag));
}

/** Case set aside, and composed letters (ü) the same as their parts (u and two dots). */
function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

export interface PromptFilter {
  search: string;
  /** A category's name; null shows all. */
  category: string | null;
  /** What prompts without a category are filed under. */
  uncategorized: string;
  /** Null shows all. */
  length: PromptLength | null;
}

/** Search, tag and length in a member's own prompts, which have no category; all must hold. */
export function filterOwnPrompts(
  prompts: readonly IndexedPrompt[],
  { search, length, tag }: Pick<PromptFilter, 'search' | 'length'> & { tag: string | null },
): IndexedPrompt[] {
  const wanted = searchable(search.trim());
  return prompts.filter(
    ({ prompt, haystack }) =>
      haystack.includes(wanted) &&
      (tag === null || prompt.tags.includes(tag)) &&
      (length === null || length === prompt.length),
  );
}

/**
 * Case-insensitive search in title and description, the category by its name, and the length; all
 * must hold (product 19.3).
 */
export function filterPrompts(
  prompts: readonly IndexedPrompt[],
  { search, category, uncategorized, length }: PromptFilter,
): IndexedPrompt[] {
  const wanted = searchable(search.trim());
  return prompts.filter(
    ({ prompt, haystack }) =>
      haystack.includes(wanted) &&
      (category === null || category === (prompt.category_name ?? uncategorized)) &&
      (length === null || length === prompt.length),
  );
}

/**
 * The name of a downloaded prompt: every character of the title other than letters and digits
 * becomes an underscore, in lower case (product 19.5). Letters of every language count.
 */
export function promptFileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]/gu, '_').toLowerCase()}.txt`;
}
