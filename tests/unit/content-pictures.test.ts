import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';
const DE = 'src/content/blog/de/hallo.mdx';

const problems = async (files: Record<string, string>) =>
  formatProblems(await checkContent(await projectWith({ ...RIGHT_POST, ...files })));

describe('pictures and people who do not see them', () => {
  const photo = { 'src/content/blog/images/a.jpg': 'x' };
  const shown = { image: '../images/a.jpg', imageAlt: '"People around a table, laughing"' };

  test('a photo on a cover is described in both languages', async () => {
    const files = { ...photo, [EN]: postFile(shown), [DE]: postFile({ image: shown.image }) };
    expect(await problems(files)).toBe(
      `${DE}:8  imageAlt is missing; say in a sentence what the photo on the cover shows`,
    );
    expect(await problems({ ...files, [DE]: postFile(shown) })).toBe('');
  });

  test('a description that only names the photo is too short', async () => {
    const files = {
      ...photo,
      [EN]: postFile({ ...shown, imageAlt: '"People"' }),
      [DE]: postFile(shown),
    };
    expect(await problems(files)).toContain(`${EN}:10  imageAlt is too short (6 characters)`);
  });

  test('a picture in a text is described where it is', async () => {
    const body = 'Text.\n\n![](../images/1.svg)\n\n`![](in code)`';
    expect(await problems({ [EN]: postFile({}, body) })).toBe(
      `${EN}:14  this picture needs at least 20 characters between ![ and ]; say what it shows`,
    );
  });
});

test('a project’s picture exists and is described', async () => {
  const project = `title: P\ndescription: D\nlisted: true\nfullDescription: F\ncase: { problem: P, decision: D, result: R, role: O }\nfeatures: [a]\ntechnologies: [b]\nimage: ../images/a.png\n`;
  const files = {
    'src/content/projects/en/tool.yaml': project,
    'src/content/projects/de/tool.yaml': `${project}imageAlt: Die Liste der Werkzeuge, nach Fragen geordnet\n`,
  };
  const found = await problems(files);
  expect(found).toContain('en/tool.yaml:8  imageAlt is missing');
  expect(found).toContain('de/tool.yaml:8  image "../images/a.png" does not exist');
  expect(found).not.toContain('de/tool.yaml:8  imageAlt');
});

describe('where pictures are', () => {
  test('the error for a missing cover names the place for it', async () => {
    expect(await problems({ [EN]: postFile({ image: '../images/9.svg' }) })).toBe(
      `${EN}:8  image "../images/9.svg" does not exist; put it into src/content/blog/images/ or correct the path, for instance ../images/1.svg`,
    );
  });

  test('a missing picture in the text is found at its line', async () => {
    const problem = await problems({
      [EN]: postFile({}, 'Text.\n\n![A chart of what people asked](../images/chart.png)'),
    });
    expect(problem).toContain(`${EN}:14  image "../images/chart.png" does not exist`);
  });

  test('a picture in the text that exists is right, also in public/', async () => {
    const body =
      '![The cover once more, drawn in ink](../images/1.svg)\n\n![A photo of the room where we met](/pictures/a.png)';
    expect(await problems({ [EN]: postFile({}, body), 'public/pictures/a.png': 'x' })).toBe('');
  });
});
