import { expect, test } from 'vitest';
import { readLibrary } from '#local/library/read-library.ts';
import { projectWith } from '../../helpers/content-folder.ts';
import { fullPrompt, fullPromptFile } from '../../helpers/full-prompt.ts';
import {
  promptEntry,
  promptFile,
  RIGHT_LIBRARY,
  videoFile,
} from '../../helpers/library-content.ts';

const EN = 'src/content/prompts/en/seo.yaml';
const DE = 'src/content/prompts/de/seo.yaml';

const libraryWith = async (files: Record<string, string>) =>
  readLibrary(await projectWith({ ...RIGHT_LIBRARY, ...files }));

test('each prompt and video becomes a document per language', async () => {
  const { categories, prompts, videos } = await libraryWith({});
  expect(categories).toEqual([{ id: 'seo', name: 'Search', name_de: 'Suche' }]);
  expect(prompts.map(({ id }) => id).sort()).toEqual(['one.de', 'one.en', 'two.de', 'two.en']);
  expect(prompts[0]).toMatchObject({
    category_id: 'seo',
    status: 'published',
    price: 0,
    created_at: '2026-01-01T00:00:00.000Z',
  });
  expect(videos).toMatchObject([
    { id: 'start.de', language: 'de', title: 'Ein Video' },
    { id: 'start.en', language: 'en', featured: false, isNew: false },
  ]);
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

test('all mistakes are named at once, with their lines', async () => {
  const wrong = libraryWith({
    [EN]: promptFile('seo', [promptEntry('one', { content: 'Too short' }), promptEntry('two')]),
    'src/content/videos/de/start.yaml': videoFile({ category: 'expert', duration: '5.5' }),
  });
  await expect(wrong).rejects.toThrow(/en\/seo\.yaml:8 {2}.*content is too short/);
  await expect(wrong).rejects.toThrow(
    /videos\/de\/start\.yaml:3 {2}category "expert" is not known/,
  );
  await expect(wrong).rejects.toThrow(/videos\/de\/start\.yaml:4 {2}duration/);
});

test.each([
  [
    'a prompt without its translation',
    { [DE]: promptFile('seo', [promptEntry('one')]) },
    /"two" has no "de" version/,
  ],
  [
    'an id that stands twice',
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
      'src/content/videos/en/start.yaml': videoFile({
        embedUrl: 'https://www.youtube.com/embed/X',
      }),
    },
    /embedUrl: it must begin with/,
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
