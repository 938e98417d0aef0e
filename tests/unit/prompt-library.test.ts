import { describe, expect, it } from 'vitest';
import type { LibraryPrompt, PromptEntry } from '#shared/entities/prompt.ts';
import { MAX_PROMPTS } from '#shared/limits.ts';
import {
  FEATURED_PROMPT_COUNT,
  filterPrompts,
  indexPrompts,
  MAX_CARD_DESCRIPTION_LENGTH,
  MAX_PREVIEW_LENGTH,
  promptCategories,
  promptFileName,
  promptIndex,
} from '#shared/rules/prompt-library.ts';
import { truncate } from '#shared/rules/truncate.ts';

function prompt(id: string, values: Partial<PromptEntry> = {}): PromptEntry {
  return {
    id,
    title: id,
    description: null,
    preview: 'Content',
    blanks: 0,
    tags: [],
    created_at: '2026-01-01T00:00:00.000Z',
    category_name: null,
    ...values,
  };
}

function storedPrompt(values: Partial<LibraryPrompt> = {}): LibraryPrompt {
  return {
    id: 'id',
    language: 'de',
    title: 'Title',
    description: null,
    content: 'x'.repeat(51),
    category_id: 'seo',
    status: 'published',
    price: 0,
    tags: [],
    created_at: '2026-01-01T00:00:00.000Z',
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
  filterPrompts(PROMPTS, { search, category, uncategorized: 'Uncategorized', length: null }).map(
    ({ prompt: { title } }) => title,
  );

describe('the prompt library', () => {
  it('cuts only what is longer than the limit', () => {
    const fits = 'a'.repeat(MAX_CARD_DESCRIPTION_LENGTH);
    expect(truncate(fits, MAX_CARD_DESCRIPTION_LENGTH)).toBe(fits);
    expect(truncate(`${fits}b`, MAX_CARD_DESCRIPTION_LENGTH)).toBe(`${fits}…`);
  });

  it('cuts after a whole word, and leaves no mark that opens something', () => {
    expect(truncate('Begin with the end', 8)).toBe('Begin…');
    expect(truncate('Begin with the end', 10)).toBe('Begin with…');
    expect(truncate('Begin, with the end', 8)).toBe('Begin…');
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
    const found = filterPrompts(library, {
      search: 'c',
      category: null,
      uncategorized: '',
      length: null,
    });
    expect(found.map(({ isFeatured }) => isFeatured)).toEqual([true]);
    expect(library.filter(({ isFeatured }) => isFeatured)).toHaveLength(FEATURED_PROMPT_COUNT);
  });

  it('finds prompts of one length', () => {
    const library = indexPrompts([
      prompt('a', { length: 'quick' }),
      prompt('b', { length: 'playbook' }),
      prompt('c'),
    ]);
    const wanted = { search: '', category: null, uncategorized: '' };
    const found = filterPrompts(library, { ...wanted, length: 'quick' });
    expect(found.map(({ prompt: { id } }) => id)).toEqual(['a']);
    expect(filterPrompts(library, { ...wanted, length: null })).toHaveLength(3);
  });

  it('leaves out prompts that are too short, and more than it may show', () => {
    const contents = ['x'.repeat(51), ` ${'x'.repeat(50)} `];
    const stored = contents.map((content) => storedPrompt({ id: content, content }));
    const { prompts } = promptIndex(stored, [], 'en');
    expect(prompts.map(({ id }) => id)).toEqual(contents.slice(0, 1));
    const many = Array.from({ length: MAX_PROMPTS + 1 }, () => storedPrompt());
    expect(promptIndex(many, [], 'en').prompts).toHaveLength(MAX_PROMPTS);
  });

  it('lists prompts with their categories’ names and no more of the text than a card shows', () => {
    const text = `For {{brand}} and {{ brand }}, {{goal}}: ${'x'.repeat(MAX_PREVIEW_LENGTH)}`;
    const { prompts: entries } = promptIndex(
      [
        storedPrompt({ id: 'named', content: text, length: 'quick', model: 'fast' }),
        storedPrompt({ id: 'orphan', category_id: 'gone' }),
        storedPrompt({ id: 'without', category_id: null }),
      ],
      [{ id: 'seo', name: 'Search', name_de: 'Suche' }],
      'de',
    );
    expect(entries.map(({ id, category_name }) => [id, category_name])).toEqual([
      ['named', 'Suche'],
      ['orphan', null],
      ['without', null],
    ]);
    expect(entries[0]).toEqual({
      id: 'named',
      title: 'Title',
      description: null,
      preview: truncate(text, MAX_PREVIEW_LENGTH),
      blanks: 2,
      tags: [],
      created_at: '2026-01-01T00:00:00.000Z',
      length: 'quick',
      model: 'fast',
      category_name: 'Suche',
    });
  });

  it('searches as many prompts as there may be', () => {
    const topics = ['ads', 'mail', 'pages', 'sales'];
    const library = indexPrompts(
      Array.from({ length: MAX_PROMPTS }, (_, index) =>
        prompt(`${index}`, { title: `Prompt ${index} on ${topics[index % 4] ?? ''}` }),
      ),
    );
    const found = filterPrompts(library, {
      search: 'MAIL',
      category: null,
      uncategorized: '',
      length: null,
    });
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
