import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#src/i18n/locales.ts';
import { capturePath, CAPTURES, LESSON_CAPTURES } from '#src/lib/captures.ts';

const PUBLIC = new URL('../../public', import.meta.url).pathname;
/** A page may show several of them soon after it opens. */
const MAX_BYTES = 23_000;
/** The header alone takes 1,500. */
const MIN_BYTES = 3_000;

const files = [...CAPTURES, ...LESSON_CAPTURES].flatMap((name) =>
  LOCALES.flatMap((locale) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['small', 'large'] as const).map((size) => capturePath(name, locale, theme, size)),
    ),
  ),
);

test('there is a picture of every tool in both languages, themes and sizes, and no other', () => {
  const found = globSync('media/product/*', { cwd: PUBLIC }).map((path) => `/${path}`);
  expect(found.toSorted()).toEqual(files.toSorted());
});

test('every picture is an AVIF file that shows something and that a phone loads quickly', () => {
  for (const file of files) {
    const { size } = statSync(PUBLIC + file);
    expect(size, file).toBeLessThanOrEqual(MAX_BYTES);
    expect(size, file).toBeGreaterThan(MIN_BYTES);
    expect(
      readFileSync(PUBLIC + file)
        .subarray(4, 12)
        .toString(),
      file,
    ).toBe('ftypavif');
  }
});
