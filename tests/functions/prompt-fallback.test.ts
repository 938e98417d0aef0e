import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyPush, planPush } from '#scripts/library/push.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, request, signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { projectWith } from '../helpers/content-folder.ts';
import { RIGHT_LIBRARY } from '../helpers/library-content.ts';

/** Longer than an instance keeps the library. */
const LATER_MS = 120_000;

let backend: Backend;
let premium: TestMember;
let now = Date.now();

/** What the functions log. Their logger keeps the console's methods from when it is imported. */
const lines = vi.hoisted(() => {
  const kept: string[] = [];
  for (const channel of ['warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation((line: unknown) => {
      kept.push(String(line));
    });
  }
  return kept;
});

beforeAll(async () => {
  backend = await startBackend();
  premium = await signUpAdmin(backend);
});
beforeEach(async () => {
  const library = await readLibrary(await projectWith(RIGHT_LIBRARY));
  await applyPush(backend.db, await planPush(backend.db, library));
  passTime();
});
afterEach(() => backend.storeFaults({}));
afterAll(async () => {
  await backend.stop();
  vi.restoreAllMocks();
});

/** The next call reads the store. */
function passTime(): void {
  now += LATER_MS;
  backend.setNow(new Date(now));
  lines.length = 0;
}

const read = () => call(backend, 'prompts', { locale: 'de' }, premium);

const cards = async () =>
  (await read()).prompts.map(({ id, category_name }) => [id, category_name]);

const ALL = [
  ['one.de', 'Suche'],
  ['two.de', 'Suche'],
];

const logged = (event: string) => lines.filter((line) => line.includes(event));

describe.skipIf(isOfficialFirestore)('the list of prompts', () => {
  test('comes from the index, without the prompts being read', async () => {
    await backend.db.doc('prompts/one.de').update({ title: 'Not pushed' });
    const { prompts, categories } = await read();
    expect(prompts.map(({ title }) => title)).toEqual(['Title one', 'Title two']);
    expect(categories).toEqual([{ id: 'seo', name: 'Search', name_de: 'Suche' }]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['is missing', () => backend.db.doc('prompt_index/de').delete()],
    ['does not fit', () => backend.db.doc('prompt_index/de').update({ prompts: [{ id: 7 }] })],
  ])('is joined from prompts and categories when the index %s', async (_, breakIndex) => {
    const answer = await read();
    await breakIndex();
    passTime();
    expect(await read()).toEqual(answer);
    expect(logged('no prompt index')).toHaveLength(1);
  });

  test('is joined when the index cannot be read', async () => {
    backend.storeFaults({ failReadsOf: ['prompt_index'] });
    expect(await cards()).toEqual(ALL);
    expect(logged('prompt index not read')[0]).toContain('"error_code":"15"');
  });

  test.each(['prompts', 'categories'])(
    'is empty when %s cannot be read either, and whole again with the store',
    async (collection) => {
      backend.storeFaults({ failReadsOf: ['prompt_index', collection] });
      expect(await read()).toEqual({ prompts: [], categories: [] });
      expect(logged('prompts not read')).toHaveLength(1);
      backend.storeFaults({});
      expect(await cards()).toEqual(ALL);
    },
  );

  test('that a browser kept while it was empty does not hold with the store', async () => {
    const get = (headers: Record<string, string> = {}) =>
      request(backend, 'prompts?locale=de', {
        headers: { cookie: premium.cookie, ...headers },
      });
    backend.storeFaults({ failReadsOf: ['prompt_index', 'prompts'] });
    const empty = await get();
    expect(empty.headers.get('cache-control')).toBe('private, no-cache');
    backend.storeFaults({});
    const again = await get({ 'if-none-match': empty.headers.get('etag') ?? '' });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ prompts: [{ id: 'one.de' }, { id: 'two.de' }] });
  });
});
