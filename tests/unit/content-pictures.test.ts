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
    expect(await problems(files)).toContain(`${EN}:9  imageAlt is too short (6 characters)`);
  });

  test('a picture in a text is described where it stands', async () => {
    const body = 'Text.\n\n![](../images/1.svg)\n\n`![](in code)`';
    expect(await problems({ [EN]: postFile({}, body) })).toBe(
      `${EN}:13  this picture needs at least 20 characters between ![ and ]; say what it shows`,
    );
  });
});
