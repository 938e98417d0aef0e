import { describe, expect, it } from 'vitest';
import {
  EMPTY_SHELF,
  markUsed,
  MAX_RECENT_PROMPTS,
  onShelf,
  parseShelf,
  promptKey,
  toggleFavourite,
} from '#shared/rules/prompt-shelf.ts';

describe('a member’s shelf of prompts', () => {
  it('keeps a prompt under one key in both languages', () => {
    expect(promptKey('release-notes.en')).toBe('release-notes');
    expect(promptKey('release-notes.de')).toBe('release-notes');
    expect(promptKey('release-notes')).toBe('release-notes');
  });

  it('puts a favourite first, and takes it away again', () => {
    const two = toggleFavourite(toggleFavourite(EMPTY_SHELF, 'a'), 'b');
    expect(two.favourites).toEqual(['b', 'a']);
    expect(toggleFavourite(two, 'b').favourites).toEqual(['a']);
    expect(toggleFavourite(two, 'b').recent).toEqual([]);
  });

  it('lists what was used last first, each once, and forgets the oldest', () => {
    const names = Array.from({ length: MAX_RECENT_PROMPTS + 1 }, (_, index) => `p${index}`);
    const { recent } = [...names, 'p5'].reduce(markUsed, EMPTY_SHELF);
    expect(recent).toHaveLength(MAX_RECENT_PROMPTS);
    expect(recent.slice(0, 2)).toEqual(['p5', 'p12']);
    expect(recent.filter((key) => key === 'p5')).toHaveLength(1);
    expect(recent).not.toContain('p0');
  });

  it.each([
    null,
    '',
    'no json',
    'null',
    '7',
    '[]',
    '{"favourites":{"a":1},"recent":"b"}',
    '{"favourites":[1,null]}',
  ])('is empty when the store holds %s', (text) => {
    expect(parseShelf(text)).toEqual(EMPTY_SHELF);
  });

  it('comes back from the store as it was, without doubles', () => {
    const shelf = { favourites: ['b', 'a'], recent: ['c'] };
    expect(parseShelf(JSON.stringify(shelf))).toEqual(shelf);
    expect(parseShelf('{"favourites":["a","a"],"recent":[]}').favourites).toEqual(['a']);
  });

  it('shows its prompts in its own order and skips those that are gone', () => {
    const prompts = ['a.en', 'b.en', 'c.en'].map((id) => ({ prompt: { id } }));
    expect(onShelf(prompts, ['c', 'gone', 'a']).map(({ prompt }) => prompt.id)).toEqual([
      'c.en',
      'a.en',
    ]);
  });
});
