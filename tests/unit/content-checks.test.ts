import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';
const DE = 'src/content/blog/de/hallo.mdx';

/** What the checks print for a right post in both languages with these files over it. */
async function problemsWith(files: Record<string, string>): Promise<string[]> {
  const root = await projectWith({ ...RIGHT_POST, ...files });
  return formatProblems(await checkContent(root))
    .split('\n')
    .filter(Boolean);
}

const onlyProblem = async (files: Record<string, string>): Promise<string> => {
  const problems = await problemsWith(files);
  expect(problems).toHaveLength(1);
  return problems[0] ?? '';
};

test('right content has no problems', async () => {
  expect(await problemsWith({})).toEqual([]);
});

test('the content of this site has no problems', async () => {
  const root = new URL('../..', import.meta.url).pathname;
  expect(formatProblems(await checkContent(root))).toBe('');
});

test('all problems are listed at once, in the order of files and lines', async () => {
  const problems = await problemsWith({
    [EN]: postFile({ category: 'news' }, '[x](/nowhere)'),
    [DE]: postFile({ date: 'soon', category: 'news' }),
  });
  expect(problems.map((problem) => problem.split('  ')[0])).toEqual([
    `${DE}:5`,
    `${DE}:7`,
    `${EN}:7`,
    `${EN}:12`,
  ]);
});

describe('fields', () => {
  test('an unknown category is named with the ones that exist', async () => {
    expect(await onlyProblem({ [DE]: postFile({ category: 'news' }) })).toBe(
      `${DE}:7  category "news" is not known; use one of events, podcast, startup, tools, resources, innovation, workshops, ai-marketing`,
    );
  });

  test.each(['14.03.2025', '"2025-03-14"', 'soon', '2025-13-40'])(
    'the error for the date %s shows the right format',
    async (date) => {
      const problem = await onlyProblem({ [EN]: postFile({ date }) });
      expect(problem).toMatch(/^src\/content\/blog\/en\/hello\.mdx:5 {2}date .*2025-03-14/);
    },
  );

  test('a day that the calendar does not have is found', async () => {
    expect(await onlyProblem({ [EN]: postFile({ date: '2025-02-31' }) })).toContain(
      `${EN}:5  date "2025-02-31" is not a day of the calendar`,
    );
  });

  test('an unknown field is named at its line', async () => {
    const problem = await onlyProblem({ [EN]: postFile({ author: 'Alex' }) });
    expect(problem).toContain(`${EN}:10  field "author" is not known; use one of id, title,`);
  });

  test('a missing field is named with what it is for', async () => {
    expect(await onlyProblem({ [EN]: postFile({ title: undefined }) })).toBe(
      `${EN}:2  title is missing; add it: Heading of the article and of its cards.`,
    );
  });

  test('the error for a short description names its length and the minimum', async () => {
    expect(await onlyProblem({ [EN]: postFile({ description: '"Short."' }) })).toBe(
      `${EN}:4  description is too short (6 characters); make it at least 80 characters`,
    );
  });

  test('the error for a value of the wrong type names the right one', async () => {
    expect(await onlyProblem({ [EN]: postFile({ readTime: '"three"' }) })).toBe(
      `${EN}:6  readTime "three" is of the wrong type; it must be a number`,
    );
  });

  test('broken YAML is found at its line', async () => {
    const problem = await problemsWith({ [EN]: postFile({ title: '"A: title' }) });
    expect(problem.join('\n')).toMatch(/blog\/en\/hello\.mdx:\d+ {2}this is not valid YAML: .+/);
  });

  test('a field that is there twice is broken YAML', async () => {
    const text = postFile().replace('readTime: 3', 'readTime: 3\nreadTime: 4');
    expect(await problemsWith({ [EN]: text })).toContainEqual(
      expect.stringContaining(`${EN}:7  this is not valid YAML: Map keys must be unique`),
    );
  });

  test('the error for a file without frontmatter names every field', async () => {
    const problems = await problemsWith({ [EN]: 'Just text.\n' });
    expect(problems).toContainEqual(expect.stringContaining(`${EN}:1  title is missing`));
  });

  test('the line of a mistake in a data file is the one of its key', async () => {
    const term = (id: string) =>
      `terms:\n  - id: ${id}\n    term: Token\n    definition: A piece.\n`;
    const problem = await problemsWith({
      'src/content/glossary/en/models.yaml': term('Token One'),
      'src/content/glossary/de/models.yaml': term('token'),
    });
    expect(problem).toContainEqual(
      expect.stringContaining('glossary/en/models.yaml:2  terms.1.id "Token One" has characters'),
    );
  });
});

describe('files without a language or with two kinds in a folder', () => {
  test('a wrong tool of the periodic table is found', async () => {
    const tools = 'tools: soon\n';
    const [problem] = await problemsWith({ 'src/content/tools/tools.yaml': tools });
    expect(problem).toMatch(
      /^src\/content\/tools\/tools\.yaml:1 {2}tools "soon" is of the wrong type/,
    );
  });

  test('the fields of both prompt builders are checked', async () => {
    const problems = await problemsWith({
      'src/content/builder/en/six-steps.yaml': 'roleLead: Act as\n',
      'src/content/builder/de/six-steps.yaml': 'steps: []\n',
    });
    expect(problems).toContainEqual(
      expect.stringContaining('builder/en/six-steps.yaml:1  field "roleLead" is not known'),
    );
  });
});

describe('translations and names', () => {
  test('the error for a post without its other language names the shared id', async () => {
    const problems = await problemsWith({ [EN]: postFile({ id: '"2"' }) });
    expect(problems).toEqual([
      `${DE}:2  post "1" has no "en" version; add one with the same id in src/content/blog/en/`,
      `${EN}:2  post "2" has no "de" version; add one with the same id in src/content/blog/de/`,
    ]);
  });

  test('the error for a data file without its other language names the file to add', async () => {
    const problems = await problemsWith({
      'src/content/notes/en/design.yaml': 'title: Design\n',
    });
    expect(problems).toEqual([
      'src/content/notes/en/design.yaml:1  this file has no "de" version; add src/content/notes/de/design.yaml',
    ]);
  });

  test('a glossary term without its other language is named at its line', async () => {
    const terms = (...ids: string[]) =>
      `terms:\n${ids.map((id) => `  - { id: ${id}, term: T, definition: D, example: E, see: [x] }\n`).join('')}`;
    expect(
      await onlyProblem({
        'src/content/glossary/en/models.yaml': terms('token', 'weight'),
        'src/content/glossary/de/models.yaml': terms('token'),
      }),
    ).toBe(
      'src/content/glossary/en/models.yaml:3  "weight" has no "de" version; add it with the same id in src/content/glossary/de/models.yaml',
    );
  });

  test('a term with a page in one language alone is named at its line', async () => {
    const terms = (page: string) =>
      `terms:\n  - { id: token, term: T, definition: D, example: E, see: [x]${page} }\n`;
    const problems = await problemsWith({
      'src/content/glossary/en/models.yaml': terms(', page: { title: A title }'),
      'src/content/glossary/de/models.yaml': terms(''),
    });
    expect(problems).toContain(
      'src/content/glossary/en/models.yaml:2  the page of "token" has no "de" version; add "page" to the term in src/content/glossary/de/models.yaml',
    );
  });

  test('an id that is there twice in a language is found', async () => {
    const problems = await problemsWith({
      'src/content/blog/en/other.mdx': postFile(),
    });
    expect(problems).toEqual([
      `src/content/blog/en/other.mdx:2  id "1" is taken by ${EN}:2; choose another one`,
    ]);
  });

  test('two files with the same address are found', async () => {
    const problems = await problemsWith({
      'src/content/blog/en/hello.md': postFile({ id: '"1"' }),
    });
    expect(problems).toContainEqual(
      `${EN}:1  the address "hello" is taken by src/content/blog/en/hello.md; rename this file`,
    );
    expect(problems).toContainEqual(
      expect.stringContaining('src/content/blog/en/hello.md:1  files of blog end in .mdx'),
    );
  });

  test('a file name that makes a bad address is found', async () => {
    const name = 'src/content/blog/en/Über uns.mdx';
    const root = await projectWith({ ...RIGHT_POST, [name]: postFile({ id: '"2"' }) });
    expect(formatProblems(await checkContent(root))).toContain(
      `${name}:1  the file's name becomes part of an address`,
    );
  });

  test('a glossary file of a category that does not exist is found', async () => {
    const problems = await problemsWith({
      'src/content/glossary/en/robots.yaml': 'terms: []\n',
      'src/content/glossary/de/robots.yaml': 'terms: []\n',
    });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('category "robots" is not known; move the terms into one of');
  });

  test('a teaser of a post that does not exist is found', async () => {
    const teaser = (post: string) =>
      `  - { title: T, description: D, buttonText: B, post: '${post}' }\n`;
    const teasers = (post: string) => `teasers:\n${teaser('1')}${teaser(post)}${teaser('1')}`;
    expect(
      await onlyProblem({
        'src/content/teasers/en.yaml': teasers('77'),
        'src/content/teasers/de.yaml': teasers('1'),
      }),
    ).toBe(
      'src/content/teasers/en.yaml:3  there is no post "77"; use the id of a post in src/content/blog/en/',
    );
  });
});
