import { describe, expect, it } from 'vitest';
import { excerptOf } from '#shared/rules/brand-excerpt.ts';

const NAMES = { brand_name: 'Anlauf', brand_variants: ['Anlauf GmbH'], competitors: ['Kiezwerk'] };

describe('an excerpt', () => {
  it('is the line around the first mention of the brand, without marks of Markdown', () => {
    const answer = '## Agencies\n\n1. **Kiezwerk** is large.\n2. **Anlauf** is quick.';
    expect(excerptOf(answer, NAMES)).toBe('Agencies 1. Kiezwerk is large. 2. Anlauf is quick.');
  });

  it('ends between words, with an ellipsis', () => {
    const words = 'word '.repeat(60);
    const excerpt = excerptOf(`${words}Anlauf ${words}`, NAMES) ?? '';
    expect(excerpt).toMatch(/^… word .*word Anlauf word.* word …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('is missing where only competitors are named', () => {
    expect(excerptOf('Kiezwerk, of course.', NAMES)).toBeNull();
  });
});
