import { describe, expect, test } from 'vitest';
import { HOST } from '#scripts/environment.ts';
import { listen } from '#tests/helpers/listen.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { JUDGE, PROMPT, useQuestions } from '../helpers/brand-questions.ts';

const brand = useBrandBackend();
const mia = useQuestions(brand);

describe('a provider that fails', () => {
  const again = { contains: PROMPT, retryAfter: 0 } as const;
  test.each([
    [429, 'model-busy', 503],
    [503, 'model-busy', 503],
    [529, 'model-busy', 503],
  ])('with %i twice is a coded error, asked twice and not counted', async (status, code, http) => {
    const reply = { kind: 'error', status, ...again } as const;
    brand.models.script(reply, reply, reply);
    const before = await mia.used();
    expect(await mia.failure('claude')).toEqual({ status: http, code });
    expect(brand.models.requests()).toHaveLength(2);
    expect(await mia.used()).toBe(before);
  });

  test.each([
    ['with 500 twice', { kind: 'error', status: 500, ...again }, 2],
    ['with half an answer', { kind: 'malformed', contains: PROMPT }, 1],
    ['with an empty answer', { kind: 'text', text: ' ', contains: PROMPT }, 1],
    ['with a refusal', { kind: 'text', text: 'No.', finish: 'refusal', contains: PROMPT }, 1],
    ['after its time', { kind: 'text', text: 'Late', delayMs: 60_000, contains: PROMPT }, 1],
  ] as const)('%s may bill the answer, which stays counted', async (_, reply, requests) => {
    if ('delayMs' in reply) configure({ MODEL_TIMEOUT_MS: '6000' });
    brand.models.script(reply, reply);
    const before = await mia.used();
    await mia.failure('claude');
    expect(brand.models.requests()).toHaveLength(requests);
    expect(await mia.used()).toBe(before + 1);
  });

  test.each([429, 500])('with %i once is asked again, and answers', async (status) => {
    brand.models.script({ kind: 'error', status, ...again });
    expect((await mia.ask('gemini')).errors).toEqual([]);
  });

  test.each([
    ['a long pause wanted', { kind: 'error', status: 429, retryAfter: 3_600 }, 'model-busy', 503],
    ['a refused key', { kind: 'error', status: 401 }, 'model-failed', 502],
    ['half an answer', { kind: 'malformed' }, 'model-failed', 502],
    ['a refusal', { kind: 'text', text: 'No.', finish: 'refusal' }, 'model-failed', 502],
    ['an empty answer', { kind: 'text', text: ' \n' }, 'model-failed', 502],
  ] as const)('with %s is not asked again', async (_, reply, code, status) => {
    for (const platform of brandPlatformIds) {
      brand.models.reset();
      brand.models.script({ ...reply, contains: PROMPT });
      expect(await mia.failure(platform)).toEqual({ status, code });
      expect(brand.models.requests()).toHaveLength(1);
    }
  });

  test('by its silence is given up in time and not asked again', async () => {
    configure({ MODEL_TIMEOUT_MS: '1000' });
    brand.models.script({ kind: 'text', contains: PROMPT, text: 'Late', delayMs: 60_000 });
    expect(await mia.failure('chatgpt')).toEqual({ status: 504, code: 'model-timeout' });
    // None when a busy machine takes that long to connect.
    expect(brand.models.requests().length).toBeLessThanOrEqual(1);
  });

  test('by its silence leaves those who answered slowly, but in time', async () => {
    configure({ MODEL_TIMEOUT_MS: '6000' });
    brand.models.script(
      { kind: 'text', provider: 'gemini', contains: PROMPT, text: 'Late', delayMs: 60_000 },
      { kind: 'text', provider: 'anthropic', contains: PROMPT, text: 'Anlauf.', delayMs: 300 },
    );
    const { results, errors } = await mia.askAll();
    expect(results.map(({ test: row }) => row.platform)).toEqual(['chatgpt', 'claude']);
    expect(errors).toEqual([{ platform: 'gemini', code: 'model-timeout' }]);
  });

  test('only as the judge uses up no answer', async () => {
    configure({ MODEL_TIMEOUT_MS: '6000' });
    brand.models.script(
      { kind: 'text', contains: PROMPT, text: 'Anlauf is excellent.' },
      { kind: 'text', contains: JUDGE, text: 'Late', delayMs: 60_000 },
    );
    const { result, errors } = await mia.ask('claude');
    expect(errors).toEqual([]);
    expect(result?.sentiment_method).toBe('lexicon');
  });

  test('by not being there is a coded error, and not counted', async () => {
    const { port, close } = await listen({ fetch: () => new Response() }, HOST, 0);
    await close();
    configure({ MODEL_API_BASE: `http://${HOST}:${port}` });
    const before = await mia.used();
    expect(await mia.failure('claude')).toEqual({ status: 502, code: 'model-failed' });
    expect(await mia.used()).toBe(before);
  });

  test('with an endless answer is cut off', async () => {
    const text = 'x'.repeat(1024 * 1024);
    brand.models.script({ kind: 'text', contains: PROMPT, text });
    expect(await mia.failure('claude')).toEqual({ status: 502, code: 'model-failed' });
  });

  test('leaves the others alone when all are asked, and is named', async () => {
    const before = await mia.used();
    brand.models.script(
      { kind: 'malformed', provider: 'openai', contains: PROMPT },
      { kind: 'error', status: 400, provider: 'gemini', contains: PROMPT },
    );
    const { results, errors, quota } = await mia.askAll(2);
    expect(results.map(({ test: row }) => `${row.platform} ${row.sample_index}`)).toEqual(
      expect.arrayContaining(['claude 1', 'claude 2']),
    );
    expect(results).toHaveLength(4);
    expect(new Set(results.map(({ test: row }) => row.batch_id)).size).toBe(1);
    expect(errors).toEqual([
      { platform: 'chatgpt', code: 'model-failed' },
      { platform: 'gemini', code: 'model-failed' },
    ]);
    // One answer came broken off; its provider bills it.
    expect(quota.used).toBe(before + 5);
    expect(await mia.used()).toBe(before + 5);
  });

  test('on every platform leaves an empty list and three errors, and nothing is counted', async () => {
    const before = await mia.used();
    const reply = { kind: 'error', status: 400, contains: PROMPT } as const;
    brand.models.script(reply, reply, reply);
    const { results, errors, quota } = await mia.askAll();
    expect(results).toEqual([]);
    expect(errors.map(({ platform }) => platform)).toEqual([...brandPlatformIds]);
    expect(quota.used).toBe(before);
  });
});

test('answers and verdicts are limited in length, with every provider', async () => {
  const reply = { kind: 'text', contains: PROMPT, text: 'Anlauf is excellent.' } as const;
  brand.models.script(reply, reply, reply);
  await mia.askAll();
  const limits = brand.models.requests().map(({ prompt, body }) => {
    const [, limit] = /"max_?(?:output_?)?tokens":(\d+)/i.exec(JSON.stringify(body)) ?? [];
    return { isVerdict: prompt.includes(JUDGE), limit: Number(limit) };
  });
  expect(limits.filter(({ isVerdict }) => !isVerdict).map(({ limit }) => limit)).toEqual(
    Array(3).fill(4_096),
  );
  expect(limits.filter(({ isVerdict }) => isVerdict).map(({ limit }) => limit)).toEqual(
    Array(3).fill(2_048),
  );
});

describe('configuration', () => {
  test.each([
    ['OPENAI_API_KEY', undefined],
    ['ANTHROPIC_MODEL', undefined],
    ['ANTHROPIC_MODEL', '../models'],
    ['MODEL_TIMEOUT_MS', '90000'],
    ['BRAND_DAILY_CEILING', 'plenty'],
  ] as const)('with %s as %s calls no model and counts nothing', async (name, value) => {
    const before = await mia.used();
    configure({ [name]: value });
    expect(await mia.failure('claude')).toEqual({ status: 500, code: 'internal' });
    expect(brand.models.requests()).toEqual([]);
    expect(await mia.used()).toBe(before);
  });

  test('with a wrong key fails without saying which', async () => {
    configure({ ANTHROPIC_API_KEY: 'wrong-key' });
    const answer = await mia.askAll();
    expect(answer.errors).toEqual([{ platform: 'claude', code: 'model-failed' }]);
    expect(JSON.stringify(answer)).not.toContain('wrong-key');
  });
});
