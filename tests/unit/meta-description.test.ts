import { expect, test } from 'vitest';
import { metaDescription } from '#src/features/glossary/meta-description.ts';

const words = (count: number) => `${'word '.repeat(count).trim()}.`;

test('a description has as many whole sentences as fit', () => {
  const long = `A ${words(30)}`;
  expect(metaDescription(`First one. ${long} Last one.`)).toBe(`First one. ${long} Last one.`);
  expect(metaDescription(`First one. ${long} ${long}`)).toBe(`First one. ${long}`);
});

test('a day or an abbreviation ends no sentence', () => {
  const text = `In Kraft seit 2. August 2026, z. B. für Chats. ${`A ${words(35)}`}`;
  expect(metaDescription(text)).toBe('In Kraft seit 2. August 2026, z. B. für Chats.');
});

test('a first sentence too long ends at a word', () => {
  const found = metaDescription(words(60));
  expect(found.length).toBeLessThanOrEqual(180);
  expect(found).toMatch(/word…$/);
});
