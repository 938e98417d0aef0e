import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from '#src/i18n/locales.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { DIST } from '../helpers/built-site.ts';

const { prompts } = await readLibrary(fileURLToPath(new URL('../..', import.meta.url)));

test.each(LOCALES)('the sales page in %s names as many prompts as the library has', (locale) => {
  const count = prompts.filter(({ language }) => language === locale).length;
  const page = locale === 'en' ? 'training.html' : 'de/training.html';
  const text = readFileSync(DIST + page, 'utf8').replaceAll('\u00a0', ' ');
  expect(text).toMatch(new RegExp(`\\b${count} (expert prompts|Expertenprompts)`));
});
