import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordingFindings } from '#scripts/editor/wording.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { LOCALES } from '#src/i18n/locales.ts';

interface LinkedTerm {
  id: string;
  see: string[];
  more?: string[];
  page?: object;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('no text of this site has a word that we do not use', async () => {
  expect(await wordingFindings(root)).toEqual([]);
});

test('each term of the glossary is linked from at least two others', async () => {
  const files = (await readContent(root)).filter(({ collection }) => collection === 'glossary');
  for (const locale of LOCALES) {
    const terms = files
      .filter((file) => file.locale === locale)
      .flatMap(({ data }) => (data.toJS() as { terms: LinkedTerm[] }).terms);
    const linkedFrom = new Map(terms.map(({ id }) => [id, new Set<string>()]));
    // A term without a page shows no more than its `see`.
    for (const { id, see, more = [], page } of terms) {
      for (const target of page ? [...see, ...more] : see) linkedFrom.get(target)?.add(id);
    }
    const lonely = [...linkedFrom].filter(([, from]) => from.size < 2).map(([id]) => id);
    expect(lonely).toEqual([]);
  }
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
