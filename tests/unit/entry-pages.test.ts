import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countWords, EXAMPLE_WORDS, entryPageSchema } from '#src/content/schemas/entry-page.ts';
import { toolsSchema } from '#src/content/schemas/tool.ts';
import { checkFields } from '#src/integrations/content-checks/check-fields.ts';
import { parseContentFile, valuesOf } from '#src/integrations/content-checks/content-file.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { LOCALES } from '#src/i18n/locales.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const page = {
  title: 'Token in AI: what it counts and why it costs',
  question: 'What is a token?',
  example: words(EXAMPLE_WORDS),
  confusedWith: 'With a word.',
};

describe('the page of a term or tool', () => {
  test('needs an example of 120 words, which paragraphs do not add to', () => {
    const accepts = (example: string) => entryPageSchema.safeParse({ ...page, example }).success;
    expect(accepts(page.example)).toBe(true);
    expect(accepts(`${words(60)}\n\n${words(60)}`)).toBe(true);
    expect(accepts(`${words(60)}\n\n   ${words(59)}`)).toBe(false);
  });

  test.each([
    ['Token', false],
    ['Token in AI: what it counts, why it costs and more of it', false],
    [page.title, true],
  ])('with the title "%s" is right: %s', (title, isRight) => {
    expect(entryPageSchema.safeParse({ ...page, title }).success).toBe(isRight);
  });

  test('with an example too short is refused with its number of words', () => {
    const yaml = `terms:\n  - id: token\n    term: T\n    definition: D\n    example: E\n    see: [x]\n    page:\n      title: "${page.title}"\n      question: Q\n      example: Two words\n      confusedWith: C\n`;
    const file = parseContentFile('src/content/glossary/en/models.yaml', yaml);
    if (!file) throw new Error('not read');
    expect(checkFields(file)).toEqual([
      {
        file: 'src/content/glossary/en/models.yaml',
        line: 10,
        text: 'terms.1.page.example: 2 words are too few for a page; write at least 120',
      },
    ]);
  });
});

interface Terms {
  terms: { id: string; page?: { question: string; example: string } }[];
}

describe.each(LOCALES)('the pages in %s', (locale) => {
  const tools = toolsSchema
    .parse(
      parse(readFileSync(`${root}src/content/tools/tools.yaml`, 'utf8'), {
        customTags: ['timestamp'],
      }),
    )
    .tools.flatMap(({ page: own }) => own?.[locale] ?? []);

  test('ask a question of their own and tell a case of their own', async () => {
    const files = await readContent(root);
    const terms = files
      .filter((file) => file.collection === 'glossary' && file.locale === locale)
      .flatMap((file) => (valuesOf(file) as unknown as Terms).terms)
      .flatMap(({ page: own }) => own ?? []);
    const pages = [...terms, ...tools];
    expect(pages.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
    expect(new Set(pages.map(({ question }) => question)).size).toBe(pages.length);
    expect(new Set(pages.map(({ example }) => example.slice(0, 40))).size).toBe(pages.length);
    expect(pages.filter(({ example }) => countWords(example) < EXAMPLE_WORDS)).toEqual([]);
  });
});
