import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp } from '../helpers/api-server-client.ts';
import { storedLesson } from '../helpers/lessons.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const prompt = (id: string, values: object = {}) => ({
  id,
  language: 'en',
  title: id,
  description: null,
  content: `A prompt ${id} that is long enough to be shown in the library.`,
  category_id: null,
  status: 'published',
  price: 0,
  tags: [],
  created_at: '2026-01-01T00:00:00.000Z',
  ...values,
});

test('a free member gets the open prompts and the open lesson of a language whole, and no others', async () => {
  const rows = [
    prompt('open', { open: true }),
    prompt('closed', { open: false }),
    prompt('unmarked'),
    prompt('removed', { open: true, status: 'archived' }),
    prompt('german', { open: true, language: 'de' }),
  ];
  for (const row of rows) await backend.db.doc(`prompts/${row.id}`).set(row);
  const lessons = [
    storedLesson({ key: 'closed' }),
    storedLesson({ key: 'open', open: true, order: 2 }),
    storedLesson({ key: 'open', open: true, language: 'de' }),
  ];
  for (const row of lessons) await backend.db.doc(`lessons/${row.id}`).set(row);
  const free = await signUp(backend);
  const { prompts, lesson } = await call(backend, 'open-content', { locale: 'en' }, free);
  expect(prompts.map(({ entry }) => entry.id)).toEqual(['open']);
  expect(prompts[0]?.details.content).toContain('A prompt open');
  expect(lesson).toMatchObject({ key: 'open', guide: [{ tag: 'p' }] });
  expect(JSON.stringify({ prompts, lesson })).not.toContain('closed');
});

test('a free member gets the film of the builder, and nothing else of its lesson', async () => {
  const video = {
    duration: '0:09',
    chapters: [],
    recording: 'film-of-the-builder',
    captions: [{ from: '0:00', to: '0:09', text: 'This is the builder.' }],
  };
  const lesson = storedLesson({ key: 'smart-prompt-builder', video });
  await backend.db.doc(`lessons/${lesson.id}`).set(lesson);
  backend.setNow(new Date(Date.now() + 61_000));
  const free = await signUp(backend);
  expect(await call(backend, 'builder-film', { locale: 'en' }, free)).toEqual({ video });
  const none = await post(backend, 'builder-film', { locale: 'de' }, free);
  expect(await refusal(none)).toEqual({ status: 404, code: 'lesson-not-found' });
});

test('without any published, there is nothing, and nothing fails', async () => {
  for (const name of ['prompts', 'lessons']) {
    const { docs } = await backend.db.collection(name).get();
    for (const { ref } of docs) await ref.delete();
  }
  // An instance keeps what it has read for a minute.
  backend.setNow(new Date(Date.now() + 122_000));
  const free = await signUp(backend);
  expect(await call(backend, 'open-content', { locale: 'en' }, free)).toEqual({
    prompts: [],
    lesson: null,
  });
});
