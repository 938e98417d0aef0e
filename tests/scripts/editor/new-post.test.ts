import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { editedFiles } from '#scripts/editor/content-files.ts';
import { createPost } from '#scripts/editor/create-post.ts';
import { editorText } from '#scripts/editor/editor-text.ts';
import { slugOf } from '#src/integrations/content-checks/slug.ts';
import { contentStatus } from '#scripts/editor/status.ts';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../../helpers/content-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DAY = '2025-05-06';

describe('a new post', () => {
  test('is in both languages under the next free id, with its cover, and passes the checks', async () => {
    const root = await projectWith({
      ...RIGHT_POST,
      'src/content/blog/de/neun.mdx': postFile({ id: '"9"' }),
      'src/content/blog/en/nine.mdx': postFile({ id: '"9"' }),
    });
    const files = await createPost({ root, title: 'Our "first" talk', day: DAY });
    expect(files).toEqual({
      en: 'src/content/blog/en/our-first-talk.mdx',
      de: 'src/content/blog/de/our-first-talk.mdx',
      cover: 'src/content/blog/images/10.svg',
    });
    const german = await readFile(join(root, files.de), 'utf8');
    expect(german).toContain(`\nid: '10'\n`);
    expect(german).toContain(`\ndate: ${DAY}\n`);
    expect(german).toContain('\ndraft: true\n');
    expect(await readFile(join(root, files.cover), 'utf8')).toContain('<svg');
    expect(formatProblems(await checkContent(root))).toBe('');
  });

  test('takes the German title and its address when they are given', async () => {
    const root = await projectWith(RIGHT_POST);
    const files = await createPost({
      root,
      title: 'Good questions',
      germanTitle: 'Größere Fragen',
      day: DAY,
    });
    expect(files.de).toBe('src/content/blog/de/groessere-fragen.mdx');
    expect(await readFile(join(root, files.de), 'utf8')).toContain('title: Größere Fragen\n');
    expect(await contentStatus(root)).toMatchObject({ mistakes: [], older: [] });
  });

  test('is written as the visual editor would save it', async () => {
    const [{ fields = [] } = {}] = editedFiles(ROOT).filter(({ path }) => path.includes('/blog/'));
    const root = await projectWith(RIGHT_POST);
    const { en } = await createPost({ root, title: 'Talk: "why"', germanTitle: 'Eins', day: DAY });
    const text = await readFile(join(root, en), 'utf8');
    expect(editorText(en, text, fields)).toBe(text);
  });

  test('is listed as unwritten until title, description and text are', async () => {
    const root = await projectWith(RIGHT_POST);
    const { en } = await createPost({ root, title: 'Good questions', day: DAY });
    await writeFile(join(root, en), postFile({ id: '"2"', draft: 'true' }));
    const path = 'src/content/blog/de/good-questions.mdx';
    expect((await contentStatus(root)).unwritten).toEqual([
      `${path}:3  the title is not translated yet; write it in German`,
      `${path}:4  the description is still a placeholder; write it`,
      `${path}:13  the text is still a placeholder; write it`,
    ]);
  });

  test.each(['One', 'a'.repeat(97)])(
    'stops the build when it is out unwritten: %s',
    async (title) => {
      const root = await projectWith(RIGHT_POST);
      const { en, de } = await createPost({ root, title, day: DAY });
      for (const file of [en, de]) {
        const text = await readFile(join(root, file), 'utf8');
        await writeFile(join(root, file), text.replace('draft: true', 'draft: false'));
      }
      expect(formatProblems(await checkContent(root)).split('\n')).toEqual([
        `${de}:3  the title is not translated yet; write it in German, or set draft: true`,
        `${de}:4  the description is still a placeholder; write it, or set draft: true`,
        `${de}:13  the text is still a placeholder; write it, or set draft: true`,
        `${en}:4  the description is still a placeholder; write it, or set draft: true`,
        `${en}:13  the text is still a placeholder; write it, or set draft: true`,
      ]);
    },
  );

  test('is refused when its address is taken, and nothing is written', async () => {
    const root = await projectWith(RIGHT_POST);
    const create = createPost({ root, title: 'Brand new', germanTitle: 'Hallo!', day: DAY });
    await expect(create).rejects.toThrow('src/content/blog/de/hallo.mdx exists.');
    expect(await checkContent(root)).toEqual([]);
    await expect(readFile(join(root, 'src/content/blog/en/brand-new.mdx'))).rejects.toThrow();
  });

  test('is refused when its title is too long or has nothing for an address', async () => {
    const root = await projectWith(RIGHT_POST);
    const longest = 'a'.repeat(111);
    await expect(createPost({ root, title: longest, day: DAY })).rejects.toThrow('110 characters');
    await expect(createPost({ root, title: '???', day: DAY })).rejects.toThrow('no letters');
  });

  test('passes the checks with the longest title there may be', async () => {
    const root = await projectWith(RIGHT_POST);
    const title = 'a'.repeat(97);
    await createPost({ root, title, day: DAY });
    expect(formatProblems(await checkContent(root))).toBe('');
  });
});

test.each([
  ['Über Größe & Übermut', 'ueber-groesse-and-uebermut'],
  ["What's new? A résumé", 'whats-new-a-resume'],
  ['  KI-Glossar:  100 Begriffe!  ', 'ki-glossar-100-begriffe'],
])('the address of "%s" is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

describe('the command', () => {
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ['scripts/main.js', 'editor/new-post', ...parameters], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  test('takes the title from its arguments and names the post that has its address', () => {
    const { status, stderr } = run('Introducing AI glossary', '--de', 'Ein neuer Titel');
    expect(status).toBe(1);
    expect(stderr).toContain('src/content/blog/en/introducing-ai-glossary.mdx exists.');
  });

  test('prints its usage when the title is missing', () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('npm run new:post -- "Title"');
  });
});
