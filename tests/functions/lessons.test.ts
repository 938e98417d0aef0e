import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredVideo } from '#shared/entities/video.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  request,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';

let backend: Backend;
let premium: TestMember;

const VIDEO: StoredVideo = {
  id: 'first.en',
  language: 'en',
  title: 'First',
  description: 'What one learns.',
  category: 'beginner',
  duration: '5:30',
  embedUrl: 'https://www.youtube-nocookie.com/embed/secret',
  watchUrl: 'https://www.youtube.com/watch?v=secret',
  featured: true,
  isNew: false,
  platform: 'YouTube',
  status: 'published',
  created_at: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  backend = await startBackend();
  premium = await signUpAdmin(backend);
  const put = (values: Partial<StoredVideo> & { id: string }) =>
    backend.db.doc(`videos/${values.id}`).set({ ...VIDEO, ...values });
  await put(VIDEO);
  await put({ id: 'newer.en', created_at: '2026-02-01T00:00:00.000Z' });
  await put({ id: 'gone.en', status: 'archived' });
  await put({ id: 'first.de', language: 'de', title: 'Erstes' });
  await put({ id: 'broken.en', duration: 'soon' });
});
afterAll(() => backend.stop());

describe('the video tutorials', () => {
  test('are the published ones of a language, newest first, with nothing but what a card needs', async () => {
    const { videos } = await call(backend, 'videos', { locale: 'en' }, premium);
    expect(videos.map(({ id }) => id)).toEqual(['newer.en', 'first.en']);
    const hidden = ['language', 'status', 'created_at'];
    expect(videos[1]).toEqual(
      Object.fromEntries(Object.entries(VIDEO).filter(([name]) => !hidden.includes(name))),
    );
    const german = await call(backend, 'videos', { locale: 'de' }, premium);
    expect(german.videos.map(({ title }) => title)).toEqual(['Erstes']);
  });

  test('are refused to everybody who is not premium, links and all', async () => {
    const free = await signUp(backend);
    const refused = await post(backend, 'videos', { locale: 'en' }, free);
    expect(await refused.clone().text()).not.toContain('secret');
    expect(await refusal(refused)).toEqual({ status: 403, code: 'premium-required' });
    const anonymous = await request(backend, 'videos?locale=en');
    expect(await refusal(anonymous)).toEqual({ status: 401, code: 'unauthenticated' });
  });

  test('may be kept by the member’s browser, which asks whether they still hold', async () => {
    const headers = { authorization: `Bearer ${premium.token}` };
    const first = await request(backend, 'videos?locale=de', { headers });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await request(backend, 'videos?locale=de', {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });
});
