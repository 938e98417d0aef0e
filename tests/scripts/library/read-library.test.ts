import { expect, test } from 'vitest';
import { readLibrary } from '#scripts/library/read-library.ts';
import { PLAYER_ORIGIN } from '#shared/entities/lesson-video.ts';
import { projectWith } from '../../helpers/content-folder.ts';
import { fullPrompt, fullPromptFile } from '../../helpers/full-prompt.ts';
import { lessonFile } from '../../helpers/lessons.ts';
import { promptEntry, promptFile, RIGHT_LIBRARY } from '../../helpers/library-content.ts';

const EN = 'src/content/prompts/en/seo.yaml';
const DE = 'src/content/prompts/de/seo.yaml';
const LESSON = 'src/content/lessons/en/start.mdx';

const libraryWith = async (files: Record<string, string>) =>
  readLibrary(await projectWith({ ...RIGHT_LIBRARY, ...files }));

test('each prompt and lesson becomes a document per language', async () => {
  const { categories, prompts, lessons } = await libraryWith({});
  expect(categories).toEqual([{ id: 'seo', name: 'Search', name_de: 'Suche' }]);
  expect(prompts.map(({ id }) => id).sort()).toEqual(['one.de', 'one.en', 'two.de', 'two.en']);
  expect(prompts[0]).toMatchObject({
    category_id: 'seo',
    status: 'published',
    price: 0,
    created_at: '2026-01-01T00:00:00.000Z',
  });
  expect(lessons).toMatchObject([
    { id: 'start.de', key: 'start', language: 'de', title: 'Eine Lektion' },
    { id: 'start.en', key: 'start', language: 'en', featured: false, isNew: false, video: null },
  ]);
  expect(lessons[1]).toMatchObject({
    minutes: 1,
    goal: 'You can do what it says.',
    pass_mark: 'It is done, and all of it holds.',
    guide: [
      { tag: 'h2', id: 'start', children: ['Start'] },
      { tag: 'p', children: ['Read this.'] },
      { file: 'list.csv', text: 'a;b\n1;2\n' },
      { tag: 'details', children: [{ tag: 'p', children: ['Two.'] }] },
    ],
  });
});

test('tags get their names, next prompts their language, a chain its text and length', async () => {
  const steps = ['<a>{{notes}}</a>', 'For {{team}}', 'Check it.'].map((text, index) => ({
    title: `Step ${index + 1}`,
    content: `${text} ${'Rule. '.repeat(10).trim()}`,
  }));
  const file = fullPromptFile([
    fullPrompt({ tags: ['meetings'], content: undefined, steps }),
    fullPrompt({ id: 'two', next: ['notes-to-tasks'] }),
  ]);
  const { prompts } = await libraryWith({ [EN]: file, [DE]: file });
  expect(prompts[0]).toMatchObject({
    id: 'notes-to-tasks.de',
    tags: ['Besprechungen'],
    next: ['two.de'],
    length: 'playbook',
    content: expect.stringContaining('2. Step 2\n\nFor {{team}}') as string,
  });
  expect(prompts[1]).toMatchObject({ id: 'two.de', length: 'standard' });
});

test('a prompt has the day of its last change, which is not before the day it was added', async () => {
  const changed = (updated: string) =>
    fullPromptFile([
      fullPrompt({ updated, next: ['two'] }),
      fullPrompt({ id: 'two', next: ['notes-to-tasks'] }),
    ]);
  const file = changed('2026-02-03');
  const { prompts } = await libraryWith({ [EN]: file, [DE]: file });
  expect(prompts[0]).toMatchObject({ updated_at: '2026-02-03T00:00:00.000Z' });
  expect(prompts[1]).not.toHaveProperty('updated_at');
  const early = libraryWith({ [EN]: changed('2025-12-31'), [DE]: file });
  await expect(early).rejects.toThrow(/en\/seo\.yaml:1 {2}.*before "created"/);
});

test('all mistakes are named at once, with their lines', async () => {
  const wrong = libraryWith({
    [EN]: promptFile('seo', [promptEntry('one', { content: 'Too short' }), promptEntry('two')]),
    'src/content/lessons/de/start.mdx': lessonFile(
      { category: 'expert', order: 'first' },
      'Text {code}',
    ),
  });
  await expect(wrong).rejects.toThrow(/en\/seo\.yaml:8 {2}.*content is too short/);
  await expect(wrong).rejects.toThrow(
    /lessons\/de\/start\.mdx:6 {2}category "expert" is not known/,
  );
  await expect(wrong).rejects.toThrow(/lessons\/de\/start\.mdx:7 {2}order/);
  await expect(wrong).rejects.toThrow(/lessons\/de\/start\.mdx:12 {2}a guide has no code/);
});

test.each([
  [
    'a prompt without its translation',
    { [DE]: promptFile('seo', [promptEntry('one')]) },
    /"two" has no "de" version/,
  ],
  [
    'an id that is there twice',
    {
      [EN]: promptFile(
        'seo',
        ['one', 'two', 'one'].map((id) => promptEntry(id)),
      ),
    },
    /"one" is taken/,
  ],
  [
    'a German file under another category',
    {
      [DE]: promptFile(
        'ads',
        ['one', 'two'].map((id) => promptEntry(id)),
      ),
    },
    /category "ads" is "seo" in English/,
  ],
  [
    'a player of another host',
    {
      [LESSON]: lessonFile({
        video: `{ duration: '1:00', embedUrl: https://www.youtube.com/embed/X }`,
      }),
    },
    /embedUrl: it must begin with/,
  ],
  [
    'a video of the host without its link',
    { [LESSON]: lessonFile({ video: `{ duration: '1:00', embedUrl: ${PLAYER_ORIGIN}/embed/X }` }) },
    /give embedUrl, watchUrl and platform/,
  ],
  [
    'a recording without captions',
    { [LESSON]: lessonFile({ video: `{ duration: '1:00', recording: x }` }) },
    /a recording needs captions/,
  ],
  [
    'chapters that go back',
    {
      [LESSON]: lessonFile({
        video: `{ duration: '1:00', embedUrl: ${PLAYER_ORIGIN}/embed/X, watchUrl: https://x.example, platform: X, chapters: [{ at: '0:00', title: A }, { at: '0:00', title: B }] }`,
      }),
    },
    /chapters begin at/,
  ],
  [
    'a chapter beyond the end',
    {
      [LESSON]: lessonFile({
        video: `{ duration: '1:00', embedUrl: ${PLAYER_ORIGIN}/embed/X, watchUrl: https://x.example, platform: X, chapters: [{ at: '0:00', title: A }, { at: '1:00', title: B }] }`,
      }),
    },
    /lie within the duration/,
  ],
  [
    'captions that overlap',
    {
      [LESSON]: lessonFile({
        video: `{ duration: '1:00', recording: x, captions: [{ from: '0:00', to: '0:09', text: A }, { from: '0:05', to: '0:09', text: B }] }`,
      }),
    },
    /captions follow one another/,
  ],
])('%s is refused', async (_, files, message) => {
  await expect(libraryWith(files as unknown as Record<string, string>)).rejects.toThrow(message);
});

test('two files of one category are refused', async () => {
  const twice = {
    'src/content/prompts/en/more.yaml': promptFile('seo', [promptEntry('three')]),
    'src/content/prompts/de/more.yaml': promptFile('seo', [promptEntry('three')]),
  };
  await expect(libraryWith(twice)).rejects.toThrow(/category "seo" is taken by/);
});

test('mistakes elsewhere in the content are not in the way', async () => {
  const { prompts } = await libraryWith({ 'src/content/projects/en/x.yaml': 'title: [' });
  expect(prompts).toHaveLength(4);
});
