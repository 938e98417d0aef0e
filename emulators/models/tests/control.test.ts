import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMULATOR_KEY } from '../key.ts';
import { startModels, type RunningModels } from '../server.ts';

let emulator: RunningModels;
let origin: string;
beforeAll(async () => {
  emulator = await startModels({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${emulator.port}`;
});
beforeEach(() => emulator.control.reset());
afterAll(() => emulator.stop());

const post = (path: string, body: unknown, signal?: AbortSignal) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${EMULATOR_KEY}`, 'x-goog-api-key': EMULATOR_KEY },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });

const askOpenAi = (prompt: string, signal?: AbortSignal) =>
  post('/v1/responses', { model: 'm', input: prompt }, signal);
const askGemini = (prompt: string) =>
  post('/v1beta/models/m:generateContent', { contents: [{ parts: [{ text: prompt }] }] });

test('Anthropic’s key may come as a bearer token, as its current SDK sends it', async () => {
  const reply = await fetch(`${origin}/v1/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${EMULATOR_KEY}`, 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({
      model: 'm',
      max_tokens: 10,
      messages: [{ role: 'user', content: 'Hello' }],
    }),
  });
  expect(reply.status).toBe(200);
});

describe('scripting', () => {
  test('an answer can be meant for one provider or one prompt only', async () => {
    emulator.control.script(
      { kind: 'text', text: 'for Gemini', provider: 'gemini' },
      { kind: 'text', text: 'about tea', contains: 'tea' },
    );
    expect(await (await askOpenAi('Coffee?')).text()).toContain('Sample answer');
    expect(await (await askOpenAi('Green tea?')).text()).toContain('about tea');
    expect(await (await askGemini('Coffee?')).text()).toContain('for Gemini');
  });

  test('a slow answer can be aborted, and the server keeps running', async () => {
    emulator.control.script({ kind: 'text', text: 'too late', delayMs: 600_000 });
    const giveUp = new AbortController();
    const slow = askOpenAi('Slow?', giveUp.signal);
    await expect.poll(() => emulator.control.requests().length).toBe(1);
    giveUp.abort();
    await expect(slow).rejects.toThrow('aborted');
    expect((await askOpenAi('Fast?')).status).toBe(200);
    expect(emulator.control.requests().map(({ status }) => status)).toEqual([null, 200]);
  });

  test('works over HTTP, and names what is wrong with a script', async () => {
    await post('/_local/script', [{ kind: 'text', text: 'over HTTP' }]);
    expect(await (await askOpenAi('Hello')).text()).toContain('over HTTP');
    const log = await (await fetch(`${origin}/_local/requests`)).json();
    expect(log).toMatchObject([{ provider: 'openai', model: 'm', prompt: 'Hello' }]);
    expect((await post('/_local/script', [{ kind: 'song' }])).status).toBe(400);
    await post('/_local/reset', {});
    expect(emulator.control.requests()).toEqual([]);
  });
});
