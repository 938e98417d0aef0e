import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { ScriptedReply, ScriptedSearch } from '@anlauf/models-emulator/script';
import { HOST } from '#scripts/environment.ts';
import { configure } from '../helpers/brand-checker.ts';
import {
  DIRECTORY,
  found,
  PRESS,
  search,
  SEARCHING,
  useSearches,
} from '../helpers/model-search.ts';

const searches = useSearches();
const lastBody = () => searches.models.requests().at(-1)?.body;

describe.each(SEARCHING)('%s with search is paid once', (platform) => {
  test.each([429, 503, 529])('and asked again after %i, before any work', async (status) => {
    searches.models.script({ kind: 'error', status, retryAfter: 0 });
    searches.script();
    expect(await found(platform)).toMatchObject({ searches: 1 });
    expect(searches.models.requests()).toHaveLength(2);
  });

  test('and free when it is refused twice', async () => {
    const reply = { kind: 'error', status: 429, retryAfter: 0 } as const;
    searches.models.script(reply, reply);
    expect(await searches.failure(platform)).toEqual({
      code: 'model-busy',
      isFree: true,
      requests: 2,
    });
  });

  test.each([
    ['500', { kind: 'error', status: 500 }],
    ['504', { kind: 'error', status: 504 }],
    ['nothing', { kind: 'body', body: '' }],
    ['half an answer', { kind: 'malformed' }],
    ['a wrong shape', { kind: 'body', body: '{"id":"1","output":"none","content":7}' }],
    ['an empty text', { kind: 'search', text: ' ', searches: [{ queries: ['a'] }] }],
    ['a refusal', { kind: 'search', text: 'No.', finish: 'refusal', searches: [] }],
  ] satisfies [string, ScriptedReply][])('when %s comes, and not asked again', async (_, reply) => {
    searches.models.script(reply);
    expect(await searches.failure(platform)).toEqual({
      code: reply.kind === 'error' && reply.status === 504 ? 'model-timeout' : 'model-failed',
      isFree: false,
      requests: 1,
    });
  });

  test('when it is too slow, and not asked again', async () => {
    configure({ MODEL_SEARCH_TIMEOUT_MS: '500' });
    searches.script({ delayMs: 60_000 });
    const { requests, ...failed } = await searches.failure(platform);
    expect(failed).toEqual({ code: 'model-timeout', isFree: false });
    expect(requests).toBeLessThanOrEqual(1);
  });

  test('when the connection breaks in the middle of an answer, and not asked again', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":', () => response.destroy());
    });
    await once(server.listen(0, HOST), 'listening');
    configure({ MODEL_API_BASE: `http://${HOST}:${(server.address() as AddressInfo).port}` });
    expect(await searches.failure(platform)).toMatchObject({ code: 'model-failed', isFree: false });
    expect(requests).toBe(1);
    await once(server.close(), 'close');
  });

  test('and a refused key is free', async () => {
    configure({ OPENAI_API_KEY: 'wrong', ANTHROPIC_API_KEY: 'wrong' });
    expect(await searches.failure(platform)).toMatchObject({ code: 'model-failed', isFree: true });
  });
});

describe('a turn that Claude paused', () => {
  const [first, second] = [
    { queries: ['a'], pages: [PRESS] },
    { queries: ['b'], pages: [DIRECTORY] },
  ];

  test.each(['before-result', 'after-result'] as const)('%s is continued', async (pause) => {
    searches.script({ searches: [{ ...first, pause }, second] });
    const answer = await search('claude');
    expect(answer.text).toContain('Kiezwerk leads');
    expect(answer.search).toMatchObject({
      searches: 2,
      queries: ['a', 'b'],
      cited: [PRESS, DIRECTORY],
    });
    expect(answer.search?.retrieved).toEqual([PRESS, DIRECTORY]);
    expect(searches.models.requests()).toHaveLength(2);
  });

  test('counts the tokens of all its requests', async () => {
    searches.script();
    const { usage } = await search('claude');
    searches.script({ searches: [{ ...first, pause: 'after-result' }] });
    expect((await search('claude')).usage.inputTokens).toBe(2 * usage.inputTokens);
  });

  test('after its last search may not search again', async () => {
    searches.script({
      searches: [first, { ...second, pause: 'after-result' }, { queries: ['c'] }],
    });
    expect(await found('claude')).toMatchObject({ searches: 2, queries: ['a', 'b'] });
    expect(lastBody()).toMatchObject({ tool_choice: { type: 'none' }, tools: [{ max_uses: 1 }] });
  });

  test('again and again is given up', async () => {
    const failed: ScriptedSearch = { ...first, error: 'unavailable', pause: 'after-result' };
    searches.script({ searches: [failed, failed, failed, failed] });
    expect(await searches.failure('claude')).toEqual({
      code: 'model-failed',
      isFree: false,
      requests: 3,
    });
  });

  test.each([429, 500])('and then refused with %i is not free', async (status) => {
    const reply = { kind: 'error', status, retryAfter: 0, continues: true } as const;
    searches.script({ searches: [{ ...first, pause: 'after-result' }] });
    searches.models.script(reply, reply);
    expect(await searches.failure('claude')).toMatchObject({ isFree: false });
  });
});
