import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordingFindings } from '#scripts/editor/wording.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { LOCALES } from '#src/i18n/locales.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('no text of this site has a word that we do not use', async () => {
  expect(await wordingFindings(root)).toEqual([]);
});

test('the glossary has at least 145 terms in both languages, each with an example', async () => {
  const files = (await readContent(root)).filter(({ collection }) => collection === 'glossary');
  for (const locale of LOCALES) {
    const terms = files
      .filter((file) => file.locale === locale)
      .flatMap(({ data }) => (data.toJS() as { terms: { example?: string }[] }).terms);
    expect(terms.length).toBeGreaterThanOrEqual(145);
    expect(terms.filter(({ example }) => !example)).toEqual([]);
  }
});
