import { afterEach, expect, test } from 'vitest';
import { boundedFetch } from '#functions/gateways/models/bounded-fetch.ts';
import { HOST } from '#scripts/environment.ts';
import { listen, type Listening } from '#tests/helpers/listen.ts';

const MEGABYTE = 1024 * 1024;

const running: Listening[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
});

async function ask(answer: (request: Request) => Response): Promise<Response> {
  const provider = await listen({ fetch: answer }, HOST, 0);
  running.push(provider);
  return boundedFetch(MEGABYTE)(`http://${HOST}:${provider.port}/`, { method: 'POST', body: '{}' });
}

test('an answer passes as it is', async () => {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_1' };
  const response = await ask(() => new Response('{"a": 1}', { status: 201, headers }));
  expect([response.status, response.headers.get('request-id')]).toEqual([201, 'req_1']);
  expect(await response.json()).toEqual({ a: 1 });
});

test('an answer of more than a megabyte is not read to its end', async () => {
  const whole = await ask(() => new Response('x'.repeat(MEGABYTE)));
  expect(await whole.text()).toHaveLength(MEGABYTE);
  const endless = await ask(() => new Response('x'.repeat(MEGABYTE + 1)));
  await expect(endless.text()).rejects.toThrow(RangeError);
});

test('a redirect gets neither key nor prompt', async () => {
  const asked: string[] = [];
  const answer = ask(({ url }) => {
    asked.push(new URL(url).pathname);
    return new Response(null, { status: 307, headers: { location: '/elsewhere' } });
  });
  await expect(answer).rejects.toThrow(TypeError);
  expect(asked).toEqual(['/']);
});

test('a provider is asked again after a pause of up to five seconds', async () => {
  const answerAfter = (pause: string) =>
    ask(() => new Response('{}', { status: 429, headers: { 'retry-after': pause } }));
  expect((await answerAfter('5')).status).toBe(429);
  await expect(answerAfter('6')).rejects.toMatchObject({ statusCode: 429, isRetryable: false });
});
