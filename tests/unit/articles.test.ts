import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { valuesOf } from '#src/integrations/content-checks/content-file.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { exampleTables } from '#scripts/examples/tables.ts';
import { postFields } from '#src/content/schemas/post.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const EN = 'src/content/blog/en/hello.mdx';
const SOURCE = '\n  - title: "A study"\n    url: https://a.example/study';

const articles = (await readContent(ROOT))
  .filter(({ collection }) => collection === 'blog')
  .map((file) => {
    const values = valuesOf(file) as {
      id: string;
      title: string;
      updated?: Date;
      change?: string;
      summary?: string[];
      sources?: unknown;
    };
    return {
      ...file,
      ...values,
      sources: postFields(z.string()).sources.parse(values.sources),
      figures: [...file.body.matchAll(/^<(\w+Figure)$/gm)].map(([, name]) => name),
    };
  });

describe('our articles', () => {
  test('are the first eight and newer ones, in each language with the same ids', () => {
    const ids = (locale: string) =>
      articles.filter((article) => article.locale === locale).map(({ id }) => id);
    expect(ids('en')).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6', '7', '8']));
    expect(ids('de').toSorted()).toEqual(ids('en').toSorted());
  });

  test.each(articles)('$path has a figure, a source and its answer in three lines', (article) => {
    expect(article.figures).not.toEqual([]);
    expect(article.sources).not.toEqual([]);
    expect(article.summary).toHaveLength(3);
  });

  test.each(articles)('$path says what changed where it has a day of change', (article) => {
    expect(article.change !== undefined).toBe(article.updated !== undefined);
  });

  test('have the same figures and sources in both languages', () => {
    const shownIn = (locale: string) =>
      Object.fromEntries(
        articles
          .filter((article) => article.locale === locale)
          .map(({ id, figures, sources }) => [id, [...figures, ...sources.map(({ url }) => url)]]),
      );
    expect(shownIn('de')).toEqual(shownIn('en'));
  });
});

/** The cells of the tables in a text, without their heads and bold marks. */
function tablesOf(body: string): string[][][] {
  return [...body.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

describe.each(LOCALES)('the articles on measuring, in "%s",', (locale) => {
  const examples = Object.entries(exampleTables(locale));

  test.each(examples)('have the tables of the scripts: %s', (id, tables) => {
    const article = articles.find((each) => each.locale === locale && each.id === id);
    const shown = tablesOf(article?.body ?? '').slice(0, tables.length);
    // A table may begin with columns of words.
    expect(
      shown.map((rows, table) =>
        rows.map((row, index) => row.slice(-(tables[table]?.[index]?.length ?? 0))),
      ),
    ).toEqual(tables);
  });
});

async function problemsWith(text: string): Promise<string> {
  return formatProblems(await checkContent(await projectWith({ ...RIGHT_POST, [EN]: text })));
}

describe('a new article', () => {
  test('may list a source that its text links', async () => {
    const text = postFile({ sources: SOURCE }, 'As [a study](https://a.example/study) found.');
    expect(await problemsWith(text)).toBe('');
  });

  test('must link its sources', async () => {
    expect(await problemsWith(postFile({ sources: SOURCE }))).toBe(
      `${EN}:12  source "https://a.example/study" is not linked in the text; link it where its fact is, or remove it`,
    );
  });

  test('must name sources by their address', async () => {
    const sources = '\n  - title: "A study"\n    url: a.example';
    expect(await problemsWith(postFile({ sources }, '[x](a.example)'))).toContain(
      'is no address; begin it with https://',
    );
  });

  test('says its answer in three sentences, or not at all', async () => {
    const lines = (count: number) =>
      postFile({ summary: JSON.stringify(Array(count).fill('A sentence of the answer.')) });
    expect(await problemsWith(lines(3))).toBe('');
    expect(await problemsWith(lines(2))).toContain('has 3 sentences, or none');
  });

  test('must say what its figures show', async () => {
    const body = 'Text.\n\n<LoopFigure\n  alt="A loop"\n/>';
    expect(await problemsWith(postFile({}, body))).toBe(
      `${EN}:14  this figure needs alt="…" with at least 20 characters; say what it shows`,
    );
  });
});
