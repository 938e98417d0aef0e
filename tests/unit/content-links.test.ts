import { expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';
const page = `{ title: "Token in AI: what it counts and why it costs", question: Q, confusedWith: C, example: "${'word '.repeat(120)}" }`;
const terms = `terms:\n  - { id: token, term: Token, definition: A piece., example: One., see: [word], page: ${page} }\n  - { id: plain, term: Plain, definition: A piece., example: One., see: [word] }\n`;
const project = `title: P\ndescription: D\nlisted: true\nfullDescription: F\ncase: { problem: P, decision: D, result: R, role: O }\nfeatures: [a]\ntechnologies: [b]\n`;
const site = {
  ...RIGHT_POST,
  'src/content/glossary/en/models.yaml': terms,
  'src/content/glossary/de/models.yaml': terms,
  'src/content/projects/en/tool.yaml': project,
  'src/content/projects/de/tool.yaml': project,
  'public/files/guide.pdf': 'x',
};

async function problemsOfText(body: string): Promise<string> {
  const root = await projectWith({ ...site, [EN]: postFile({}, body) });
  return formatProblems(await checkContent(root));
}

test.each([
  '/contact',
  '/',
  '/impressum',
  '/dashboard?showPayment=true',
  '/blog/hello',
  '/blog/rss.xml',
  '/projects/tool',
  '/glossary#token',
  '/tools/glossary#token',
  '/glossary/token',
  '/files/guide.pdf',
  '#a-heading',
  'https://example.com/x',
  'mailto:someone@example.com',
])('the link %s is right', async (target) => {
  expect(await problemsOfText(`[text](${target})`)).toBe('');
});

test.each([
  ['/nowhere', 'leads nowhere; correct it or name the page in src/routes.ts'],
  ['/blog/gone', 'leads nowhere'],
  ['/projects/gone', 'leads nowhere'],
  ['/blog/hallo', 'leads to the post in the other language; write "/blog/hello"'],
  ['/glossary/plain', 'leads nowhere'],
  ['/periodic-table/gone', 'leads nowhere'],
  ['/glossary#gone', 'names a term that the glossary does not have'],
  ['/de/contact', 'names its language; write it as "/contact"'],
  ['/en', 'names its language; write it as "/"'],
  ['contact', 'begin links to our own pages with a slash'],
])('the link %s is found dead', async (target, advice) => {
  const problem = await problemsOfText(`First line.\n\nA [text](${target} "title").`);
  expect(problem).toContain(`${EN}:14  link "${target}"`);
  expect(problem).toContain(advice);
});

test.each([
  ['a definition', 'See [this][1].\n\n[1]: /nowhere', 14],
  ['an element', 'Text\n\n<a href="/nowhere">x</a>', 14],
  ['a link around brackets', '[a \\[b\\] c](/nowhere)', 12],
])('a dead link in %s is found', async (_, body, line) => {
  expect(await problemsOfText(body)).toContain(`${EN}:${line}  link "/nowhere" leads nowhere`);
});

test('links in code are only shown, and lines below code are counted right', async () => {
  const code = '```md\n[x](/nowhere)\n```\n\n`[y](/nowhere)`';
  expect(await problemsOfText(code)).toBe('');
  expect(await problemsOfText(`${code}\n\n[z](/gone)`)).toContain(`${EN}:18  link "/gone"`);
});

test('a path in a data file is a link too', async () => {
  const root = await projectWith({
    ...site,
    'src/content/notes/en/design.yaml': 'title: Design\nbutton: /nowhere\n',
    'src/content/notes/de/design.yaml': 'title: Design\nbutton: /contact\n',
  });
  expect(formatProblems(await checkContent(root))).toBe(
    'src/content/notes/en/design.yaml:2  link "/nowhere" leads nowhere; correct it or name the page in src/routes.ts',
  );
});

test('a text may import a component', async () => {
  const text = "import Arrow from '#src/components/ui/Arrow.astro';\n\nAn arrow: <Arrow />";
  expect(await problemsOfText(text)).toBe('');
});
