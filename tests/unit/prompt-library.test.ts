import { describe, expect, it } from 'vitest';
import type { LibraryPrompt, PromptWithCategory } from '#shared/entities/prompt.ts';
import { MAX_PROMPTS } from '#shared/limits.ts';
import {
  FEATURED_PROMPT_COUNT,
  filterPrompts,
  indexPrompts,
  joinCategories,
  MAX_CARD_DESCRIPTION_LENGTH,
  promptCategories,
  promptFileName,
  truncate,
} from '#shared/rules/prompt-library.ts';

function prompt(id: string, values: Partial<PromptWithCategory> = {}): PromptWithCategory {
  return {
    id,
    title: id,
    description: null,
    content: 'Content',
    tags: [],
    created_at: '2026-01-01T00:00:00.000Z',
    category_name: null,
    ...values,
  };
}

const PROMPTS = indexPrompts([
  prompt('Landing page', { category_name: 'SEO', description: 'Writes copy' }),
  prompt('Release notes', { category_name: 'Product' }),
  prompt('Äpfel', { description: 'Ein Test' }),
  prompt('A\u0308nderungen', { category_name: 'Product' }),
]);

const titlesOf = (search: string, category: string | null = null) =>
  filterPrompts(PROMPTS, { search, category, uncategorized: 'Uncategorized' }).map(
    ({ prompt: { title } }) => title,
  );

describe('the prompt library', () => {
  it('cuts only what is longer than the limit', () => {
    const fits = 'a'.repeat(MAX_CARD_DESCRIPTION_LENGTH);
    expect(truncate(fits, MAX_CARD_DESCRIPTION_LENGTH)).toBe(fits);
    expect(truncate(`${fits}b`, MAX_CARD_DESCRIPTION_LENGTH)).toBe(`${fits}…`);
  });

  it('searches titles and descriptions, whatever the case', () => {
    expect(titlesOf('LANDING')).toEqual(['Landing page']);
    expect(titlesOf(' copy ')).toEqual(['Landing page']);
    expect(titlesOf('äpf')).toEqual(['Äpfel']);
    expect(titlesOf('content')).toEqual([]);
    expect(titlesOf('ÄNDER')).toEqual(['A\u0308nderungen']);
  });

  it('shows everything to an empty search in all categories', () => {
    expect(titlesOf('  ')).toHaveLength(PROMPTS.length);
  });

  it('wants both search and category to match', () => {
    expect(titlesOf('', 'SEO')).toEqual(['Landing page']);
    expect(titlesOf('release', 'SEO')).toEqual([]);
    expect(titlesOf('', 'Uncategorized')).toEqual(['Äpfel']);
  });

  it('marks the first three as featured, wherever a search finds them', () => {
    const library = indexPrompts(['a', 'b', 'c', 'd'].map((id) => prompt(id)));
    const found = filterPrompts(library, { search: 'c', category: null, uncategorized: '' });
    expect(found.map(({ isFeatured }) => isFeatured)).toEqual([true]);
    expect(library.filter(({ isFeatured }) => isFeatured)).toHaveLength(FEATURED_PROMPT_COUNT);
  });

  it('joins stored prompts with their categories’ names and leaves short ones out', () => {
    const stored = (id: string, values: Partial<LibraryPrompt> = {}): LibraryPrompt => ({
      ...prompt(id),
      language: 'de',
      content: 'x'.repeat(51),
      category_id: 'seo',
      status: 'published',
      price: 0,
      ...values,
    });
    const joined = joinCategories(
      [
        stored('named'),
        stored('short', { content: ` ${'x'.repeat(50)} ` }),
        stored('orphan', { category_id: 'gone' }),
        stored('free', { category_id: null }),
      ],
      [{ id: 'seo', name: 'Search', name_de: 'Suche' }],
      'de',
    );
    expect(joined.map(({ id, category_name }) => [id, category_name])).toEqual([
      ['named', 'Suche'],
      ['orphan', null],
      ['free', null],
    ]);
    expect(joined[0]).not.toHaveProperty('price');
    const many = Array.from({ length: MAX_PROMPTS + 1 }, (_, index) => stored(`p${index}`));
    expect(joinCategories(many, [], 'en')).toHaveLength(MAX_PROMPTS);
  });

  it('searches as many prompts as there may be', () => {
    const topics = ['ads', 'mail', 'pages', 'sales'];
    const library = indexPrompts(
      Array.from({ length: MAX_PROMPTS }, (_, index) =>
        prompt(`${index}`, { title: `Prompt ${index} on ${topics[index % 4] ?? ''}` }),
      ),
    );
    const found = filterPrompts(library, { search: 'MAIL', category: null, uncategorized: '' });
    expect(found).toHaveLength(MAX_PROMPTS / topics.length);
  });

  it('lists each category once, in alphabetical order', () => {
    expect(promptCategories([...PROMPTS, ...PROMPTS], 'Uncategorized', 'en-US')).toEqual([
      'Product',
      'SEO',
      'Uncategorized',
    ]);
  });

  it('names a download after its title', () => {
    expect(promptFileName('Plan: Q3 (draft)')).toBe('plan__q3__draft_.txt');
    expect(promptFileName('Über uns')).toBe('über_uns.txt');
  });
});
