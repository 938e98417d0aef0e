import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PROMPTS } from '#shared/limits.ts';
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

const LONG = 'x'.repeat(51);

beforeAll(async () => {
  backend = await startBackend();
  premium = await signUpAdmin(backend);
  await seed();
});
afterAll(() => backend.stop());

async function seed(): Promise<void> {
  const writer = backend.db.bulkWriter();
  const put = (id: string, fields: object) =>
    void writer.set(backend.db.doc(`prompts/${id}`), {
      id,
      language: 'en',
      title: `Title ${id}`,
      description: null,
      content: LONG,
      category_id: 'b',
      status: 'published',
      price: 0,
      tags: ['tag'],
      created_at: '2026-01-01T00:00:00.000Z',
      ...fields,
    });
  void writer.set(backend.db.doc('categories/a'), { id: 'a', name: 'Zebra', name_de: 'Affe' });
  void writer.set(backend.db.doc('categories/b'), { id: 'b', name: 'Apple', name_de: 'Zitrone' });
  put('newest', { created_at: '2026-03-01T00:00:00.000Z', category_id: 'a' });
  put('draft', { status: 'draft', created_at: '2026-04-01T00:00:00.000Z' });
  put('short', { content: ` ${'x'.repeat(50)} `, created_at: '2026-04-01T00:00:00.000Z' });
  put('uncategorized', { category_id: null, created_at: '2026-02-01T00:00:00.000Z' });
  put('orphan', { category_id: 'gone', created_at: '2026-02-02T00:00:00.000Z' });
  put('deutsch', { language: 'de', title: 'Titel' });
  for (let index = 0; index < MAX_PROMPTS + 10; index += 1) put(`old-${index}`, {});
  await writer.close();
}

function get(query: string, headers: Record<string, string> = {}) {
  return request(backend, `prompts${query}`, {
    headers: { cookie: premium.cookie, ...headers },
  });
}

describe('the prompt library', () => {
  test('has published prompts over 50 characters, newest first, at most 620', async () => {
    const { prompts } = await call(backend, 'prompts', { locale: 'en' }, premium);
    expect(prompts).toHaveLength(MAX_PROMPTS);
    expect(prompts.slice(0, 3).map(({ id }) => id)).toEqual(['newest', 'orphan', 'uncategorized']);
    expect(prompts.map(({ id }) => id)).not.toContain('draft');
    expect(prompts.map(({ id }) => id)).not.toContain('short');
    expect(prompts[0]).toEqual({
      id: 'newest',
      title: 'Title newest',
      description: null,
      preview: LONG,
      blanks: 0,
      tags: ['tag'],
      created_at: '2026-03-01T00:00:00.000Z',
      category_name: 'Zebra',
    });
  });

  test('returns the whole prompt when it is requested by its id', async () => {
    const { prompt } = await call(backend, 'prompt', { locale: 'de', id: 'deutsch' }, premium);
    expect(prompt).toEqual({ id: 'deutsch', content: LONG });
    const first = await request(backend, 'prompt?locale=de&id=deutsch', {
      headers: { cookie: premium.cookie },
    });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('etag')).toMatch(/^W\/"\w+"$/);
  });

  test.each(['draft', 'short', 'deutsch', 'none', '..', '__x__', '../categories/a'])(
    'has no prompt "%s" in English',
    async (id) => {
      const refused = await post(backend, 'prompt', { locale: 'en', id }, premium);
      expect(await refusal(refused)).toEqual({ status: 404, code: 'prompt-not-found' });
    },
  );

  test('keeps whole prompts from members who are not premium', async () => {
    const refused = await post(
      backend,
      'prompt',
      { locale: 'de', id: 'deutsch' },
      await signUp(backend),
    );
    expect(await refusal(refused)).toEqual({ status: 403, code: 'premium-required' });
  });

  test('joins the category’s name in the language and sorts categories by it', async () => {
    const english = await call(backend, 'prompts', { locale: 'en' }, premium);
    expect(english.prompts.slice(0, 3).map(({ category_name }) => category_name)).toEqual([
      'Zebra',
      null,
      null,
    ]);
    expect(english.categories.map(({ id }) => id)).toEqual(['b', 'a']);
    const german = await call(backend, 'prompts', { locale: 'de' }, premium);
    expect(german.prompts).toMatchObject([{ id: 'deutsch', category_name: 'Zitrone' }]);
    expect(german.categories.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('counts in the statistics', async () => {
    const { statistics } = await call(backend, 'me', {}, premium);
    expect(statistics.totalPrompts).toBe(MAX_PROMPTS);
  });

  test('may be kept by the member’s browser only, which asks whether it still holds', async () => {
    const first = await get('?locale=de');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\w+"$/);

    for (const sent of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get('?locale=de', { 'if-none-match': sent });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await get('?locale=de', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('?locale=en', { 'if-none-match': etag })).status).toBe(200);
  });

  test('a cached copy gives no access to a caller who is not premium', async () => {
    const etag = (await get('')).headers.get('etag') ?? '';
    const free = await signUp(backend);
    const headers = { cookie: free.cookie, 'if-none-match': etag };
    expect((await request(backend, 'prompts', { headers })).status).toBe(403);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
    ['*', 'gzip'],
  ])('is compressed for %s as %s', async (accepted, encoding) => {
    const response = await get('', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const { prompts } = (await response.json()) as { prompts: unknown[] };
    expect(prompts).toHaveLength(MAX_PROMPTS);
    if (encoding !== null)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(20_000);
  });

  test('shows an editor’s change after a minute and no longer holds then', async () => {
    const now = Date.now() + 7_200_000;
    backend.setNow(new Date(now));
    const before = (await get('?locale=de')).headers.get('etag') ?? '';
    await backend.db.doc('prompts/deutsch').update({ title: 'Neuer Titel' });
    backend.setNow(new Date(now + 60_000));
    const after = await get('?locale=de', { 'if-none-match': before });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ prompts: [{ title: 'Neuer Titel' }] });
  });
});
