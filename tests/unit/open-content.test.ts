import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLibrary, type LibraryContent } from '#scripts/library/read-library.ts';
import { LOCALES } from '#src/i18n/locales.ts';

/** What free members may open is three prompts and a lesson, the same in both languages (product 19.16). */
describe('open content', () => {
  let library: LibraryContent;
  beforeAll(async () => {
    library = await readLibrary(fileURLToPath(new URL('../..', import.meta.url)));
  });
  const openPrompts = (language: string) =>
    library.prompts
      .filter((prompt) => prompt.language === language && prompt.open === true)
      .map(({ id }) => id.slice(0, -3))
      .sort();
  const openLessons = (language: string) =>
    library.lessons
      .filter((lesson) => lesson.language === language && lesson.open)
      .map(({ key }) => key);

  test.each(LOCALES)('is three prompts and one lesson in %s', (locale) => {
    expect(openPrompts(locale)).toHaveLength(3);
    expect(openLessons(locale)).toHaveLength(1);
  });

  test('is the same in both languages', () => {
    expect(openPrompts('de')).toEqual(openPrompts('en'));
    expect(openLessons('de')).toEqual(openLessons('en'));
  });
});
