import { describe, expect, test } from 'vitest';
import { EVERYTHING } from '#shared/rules/publication.ts';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';

describe('posts that are not out yet', () => {
  const TODAY = { drafts: false, day: '2026-11-22' };
  const link = { [EN]: postFile({}, 'See [the other one](/blog/later).') };
  const later = (fields: Record<string, string>) => ({
    'src/content/blog/en/later.mdx': postFile({ id: '"2"', ...fields }),
    'src/content/blog/de/spaeter.mdx': postFile({ id: '"2"', ...fields }),
  });
  const problems = async (files: Record<string, string>, publication = TODAY) =>
    formatProblems(await checkContent(await projectWith({ ...RIGHT_POST, ...files }), publication));

  test.each([{ draft: 'true' }, { date: '2026-11-23' }])(
    'are no target of a link: %o',
    async (fields) => {
      const files = { ...link, ...later(fields) };
      expect(await problems(files)).toBe(
        `${EN}:12  link "/blog/later" leads to a post that is not out yet; link it when it is`,
      );
      expect(await problems(files, EVERYTHING)).toBe('');
    },
  );

  test('are a target on their day', async () => {
    expect(await problems({ ...link, ...later({ date: '2026-11-22' }) })).toBe('');
  });

  test('may link to each other', async () => {
    const files = {
      ...later({ draft: 'true' }),
      'src/content/blog/en/later.mdx': postFile(
        { id: '"2"', draft: 'true' },
        'See [this one](/blog/later).',
      ),
    };
    expect(await problems(files)).toBe('');
  });

  test('come out in both languages at once', async () => {
    const files = {
      ...later({}),
      'src/content/blog/de/spaeter.mdx': postFile({ id: '"2"', draft: 'true' }),
    };
    expect(await problems(files)).toBe(
      'src/content/blog/de/spaeter.mdx:9  draft differs from src/content/blog/en/later.mdx; a post appears in both languages at once',
    );
  });
});
