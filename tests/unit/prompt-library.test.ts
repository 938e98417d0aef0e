import { describe, expect, it } from 'vitest';
import type { PromptWithCategory } from '@/shared/entities/prompt';
import {
  filterPrompts,
  MAX_CARD_DESCRIPTION_LENGTH,
  promptCategories,
  promptFileName,
  truncate,
} from '@/shared/rules/prompt-library';

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

const PROMPTS = [
  prompt('Landing page', { category_name: 'SEO', description: 'Writes copy' }),
  prompt('Release notes', { category_name: 'Product' }),
  prompt('Äpfel', { description: 'Ein Test' }),
];

const titlesOf = (search: string, category: string | null = null) =>
  filterPrompts(PROMPTS, { search, category, uncategorized: 'Uncategorized' }).map(
    ({ title }) => title,
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
  });

  it('shows everything to an empty search in all categories', () => {
    expect(titlesOf('  ')).toHaveLength(PROMPTS.length);
  });

  it('wants both search and category to match', () => {
    expect(titlesOf('', 'SEO')).toEqual(['Landing page']);
    expect(titlesOf('release', 'SEO')).toEqual([]);
    expect(titlesOf('', 'Uncategorized')).toEqual(['Äpfel']);
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
