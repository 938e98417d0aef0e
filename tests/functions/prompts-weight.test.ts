import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyPush, planPush } from '#scripts/library/push.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  refusal,
  request,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';

/** What the cards of the library may weigh on the wire. */
const MAX_BYTES = 60_000;

let backend: Backend;
let premium: TestMember;

beforeAll(async () => {
  backend = await startBackend();
  premium = await signUpAdmin(backend);
  const library = await readLibrary(fileURLToPath(new URL('../..', import.meta.url)));
  await applyPush(backend.db, await planPush(backend.db, library));
});
afterAll(() => backend.stop());

describe.each(LOCALES)('the library that editors keep, in "%s"', (locale) => {
  const get = (member: TestMember, headers: Record<string, string> = {}) =>
    request(backend, `prompts?locale=${locale}`, {
      headers: { cookie: member.cookie, 'accept-encoding': 'br', ...headers },
    });

  test('lists at least 200 prompts in 14 categories and weighs no more than it may', async () => {
    const response = await get(premium);
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(MAX_BYTES);
    const { prompts } = (await response.json()) as { prompts: { category_name: string }[] };
    expect(prompts.length).toBeGreaterThanOrEqual(200);
    expect(new Set(prompts.map(({ category_name }) => category_name)).size).toBeGreaterThanOrEqual(
      14,
    );
  });

  test('costs a repeat visit no data at all', async () => {
    const etag = (await get(premium)).headers.get('etag') ?? '';
    const again = await get(premium, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('gives a prompt that it lists whole', async () => {
    const { prompts } = await call(backend, 'prompts', { locale }, premium);
    const [first] = prompts;
    const { prompt } = await call(backend, 'prompt', { locale, id: first?.id ?? '' }, premium);
    const preview = first?.preview.slice(0, -1) ?? '';
    expect(preview.length).toBeGreaterThan(100);
    expect(prompt.content.trim().startsWith(preview)).toBe(true);
  });

  test('is refused to a member who is not premium, without a word of it', async () => {
    const refused = await get(await signUp(backend));
    expect(refused.headers.get('etag')).toBeNull();
    expect(await refusal(refused)).toEqual({ status: 403, code: 'premium-required' });
  });
});
