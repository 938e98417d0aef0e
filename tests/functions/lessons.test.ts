import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredLesson } from '#shared/entities/lesson.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  request,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { storedLesson } from '../helpers/lessons.ts';

let backend: Backend;
let premium: TestMember;

const FIRST = storedLesson();

beforeAll(async () => {
  backend = await startBackend();
  premium = await signUpAdmin(backend);
  const put = (lesson: StoredLesson) => backend.db.doc(`lessons/${lesson.id}`).set(lesson);
  await put(FIRST);
  await put(storedLesson({ key: 'before', order: 0.5 as number, title: 'Broken order' }));
  await put(storedLesson({ key: 'second', order: 2 }));
  await put(storedLesson({ key: 'gone', status: 'archived' }));
  await put(storedLesson({ language: 'de', title: 'Erste' }));
  const hostile = { tag: 'script', children: ['alert(1)'] } as never;
  await put(storedLesson({ key: 'hostile', guide: [hostile] }));
});
afterAll(() => backend.stop());

const progressOf = async (member: TestMember) =>
  (await call(backend, 'lessons', { locale: 'en' }, member)).progress;

describe('the lessons', () => {
  test('are the published ones of a language in their order, without their guides', async () => {
    const { lessons } = await call(backend, 'lessons', { locale: 'en' }, premium);
    expect(lessons.map(({ key }) => key)).toEqual(['first', 'second']);
    const { guide, goal, pass_mark, ...stored } = FIRST;
    const { id, language, order, status, open, created_at, ...entry } = stored;
    expect(lessons[0]).toEqual(entry);
    const whole = [id, language, order, status, open, created_at, guide, goal, pass_mark];
    expect(whole.join()).not.toBe('');
    const german = await call(backend, 'lessons', { locale: 'de' }, premium);
    expect(german.lessons.map(({ title }) => title)).toEqual(['Erste']);
  });

  test('come whole one at a time', async () => {
    const { lesson } = await call(backend, 'lesson', { locale: 'en', key: 'first' }, premium);
    expect(lesson.guide).toEqual(FIRST.guide);
    for (const key of ['gone', 'hostile', 'unknown']) {
      const missing = await post(backend, 'lesson', { locale: 'en', key }, premium);
      expect(await refusal(missing)).toEqual({ status: 404, code: 'lesson-not-found' });
    }
  });

  test('are refused to everybody who is not premium, guides, links and all', async () => {
    const free = await signUp(backend);
    for (const [name, input] of [
      ['lessons', { locale: 'en' }],
      ['lesson', { locale: 'en', key: 'first' }],
      ['lesson-progress', { key: 'first', read: true }],
    ] as const) {
      const refused = await post(backend, name, input, free);
      expect(await refused.clone().text()).not.toContain('secret');
      expect(await refusal(refused)).toEqual({ status: 403, code: 'premium-required' });
    }
    const anonymous = await request(backend, 'lesson?locale=en&key=first');
    expect(await refusal(anonymous)).toEqual({ status: 401, code: 'unauthenticated' });
    expect((await backend.db.doc(`lesson_progress/${free.uid}`).get()).exists).toBe(false);
  });

  test('may be kept by the member’s browser, which asks whether they still hold', async () => {
    const headers = { cookie: premium.cookie };
    for (const path of ['lessons?locale=de', 'lesson?locale=de&key=first']) {
      const first = await request(backend, path, { headers });
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const etag = first.headers.get('etag') ?? '';
      const again = await request(backend, path, {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    }
  });
});

describe('progress', () => {
  test('is set and taken back, mark by mark, and a mark keeps its first time', async () => {
    const member = await signUpAdmin(backend);
    const mark = async (input: { key: string; read?: boolean; watched?: boolean }) =>
      (await call(backend, 'lesson-progress', input, member)).progress;
    const read = await mark({ key: 'first', read: true });
    expect(read).toEqual({ first: { read_at: expect.any(String) as string } });
    const both = await mark({ key: 'first', watched: true, read: true });
    expect(both.first?.read_at).toBe(read.first?.read_at);
    expect(both.first?.watched_at).toBeDefined();
    await mark({ key: 'second', read: true });
    expect(Object.keys(await progressOf(member))).toEqual(['first', 'second']);
    await mark({ key: 'first', read: false });
    await mark({ key: 'first', watched: false });
    expect(Object.keys(await progressOf(member))).toEqual(['second']);
  });

  test('is each member’s own, also when a body names another member', async () => {
    const [mine, theirs] = [await signUpAdmin(backend), await signUpAdmin(backend)];
    await call(backend, 'lesson-progress', { key: 'first', read: true }, mine);
    expect(await progressOf(theirs)).toEqual({});
    const body = { key: 'first', read: false, userId: mine.uid };
    const refused = await post(backend, 'lesson-progress', body, theirs);
    expect(await refusal(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect(Object.keys(await progressOf(mine))).toEqual(['first']);
  });

  test('of a lesson that is not there is refused, and its document stays small', async () => {
    const member = await signUpAdmin(backend);
    const before = await storedDocuments(backend.db);
    for (const key of ['gone', 'unknown', '__proto__', 'a/b', '']) {
      const refused = await post(backend, 'lesson-progress', { key, read: true }, member);
      expect([400, 404]).toContain(refused.status);
    }
    const marks = (progress: Record<string, unknown>) =>
      Object.keys(progress).filter((path) => path.startsWith('lesson_progress'));
    expect(marks(await storedDocuments(backend.db))).toEqual(marks(before));
    const ref = backend.db.doc(`lesson_progress/${member.uid}`);
    const at = '2026-01-01T00:00:00.000Z';
    await ref.set({ user_id: member.uid, lessons: { gone: { read_at: at } }, updated_at: at });
    await call(backend, 'lesson-progress', { key: 'first', read: true }, member);
    expect(Object.keys((await ref.get()).get('lessons') as object)).toEqual(['first']);
  });

  test('is in the member’s own data', async () => {
    const member = await signUpAdmin(backend);
    await call(backend, 'lesson-progress', { key: 'second', watched: true }, member);
    const { rows } = await call(backend, 'my-data', { collection: 'lesson_progress' }, member);
    expect(rows).toMatchObject([
      { lessons: { second: { watched_at: expect.any(String) as string } } },
    ]);
  });
});
