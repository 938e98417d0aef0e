import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMULATOR_KEY } from '../key.ts';
import { startModels, type RunningModels } from '../server.ts';

let emulator: RunningModels;
beforeAll(async () => {
  emulator = await startModels({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => emulator.control.reset());
afterAll(() => emulator.stop());

interface Wire {
  path: string;
  headers: (key: string) => Record<string, string>;
  body: (prompt: string, schema?: object) => object;
  /** Reads the model's text out of a reply, by the provider's documentation. */
  text: (reply: unknown) => unknown;
  wrongKey: { status: number; body: object };
  rateLimited: object;
  cut: object;
  refused: object;
}

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((node, key) => Reflect.get(node as object, key), value);

const WIRES: Record<string, Wire> = {
  'OpenAI chat completions': {
    path: '/v1/chat/completions',
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: (prompt, schema) => ({
      model: 'gpt-test',
      messages: [{ role: 'user', content: prompt }],
      ...(schema && {
        response_format: { type: 'json_schema', json_schema: { name: 'judge', schema } },
      }),
    }),
    text: (reply) => at(reply, 'choices', 0, 'message', 'content'),
    wrongKey: { status: 401, body: { error: { code: 'invalid_api_key' } } },
    rateLimited: { error: { code: 'rate_limit_exceeded' } },
    cut: { choices: [{ finish_reason: 'length' }] },
    refused: { choices: [{ message: { content: null, refusal: 'No.' } }] },
  },
  'OpenAI responses': {
    path: '/v1/responses',
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: (prompt, schema) => ({
      model: 'gpt-test',
      input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
      ...(schema && { text: { format: { type: 'json_schema', name: 'judge', schema } } }),
    }),
    text: (reply) => at(reply, 'output', 0, 'content', 0, 'text'),
    wrongKey: { status: 401, body: { error: { code: 'invalid_api_key' } } },
    rateLimited: { error: { code: 'rate_limit_exceeded' } },
    cut: { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    refused: { output: [{ content: [{ type: 'refusal', refusal: 'No.' }] }] },
  },
  'Anthropic messages': {
    path: '/v1/messages',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: (prompt, schema) => ({
      model: 'claude-test',
      max_tokens: 500,
      messages: [{ role: 'user', content: prompt }],
      ...(schema && { output_config: { format: { type: 'json_schema', schema } } }),
    }),
    text: (reply) => at(reply, 'content', 0, 'text'),
    wrongKey: { status: 401, body: { error: { type: 'authentication_error' } } },
    rateLimited: { type: 'error', error: { type: 'rate_limit_error' } },
    cut: { stop_reason: 'max_tokens' },
    refused: { stop_reason: 'refusal', content: [] },
  },
  'Gemini generateContent': {
    path: '/v1beta/models/gemini-test:generateContent',
    headers: (key) => ({ 'x-goog-api-key': key }),
    body: (prompt, schema) => ({
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      ...(schema && {
        generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
      }),
    }),
    text: (reply) => at(reply, 'candidates', 0, 'content', 'parts', 0, 'text'),
    wrongKey: {
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
    },
    rateLimited: { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } },
    cut: { candidates: [{ finishReason: 'MAX_TOKENS' }] },
    refused: { candidates: [{ finishReason: 'SAFETY' }] },
  },
};

async function ask(wire: Wire, body: object, key = EMULATOR_KEY): Promise<Response> {
  return await fetch(`http://127.0.0.1:${emulator.port}${wire.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...wire.headers(key) },
    body: JSON.stringify(body),
  });
}

describe.each(Object.entries(WIRES))('%s', (_, wire) => {
  test('answers with a marked sample that names the prompt’s brand, a competitor and a link', async () => {
    const reply = await ask(wire, wire.body('Is "Brotkasten & Söhne" good at marketing?'));
    const text = wire.text(await reply.json());
    expect(text).toMatch(/^\[Sample answer/);
    expect(text).toContain('Brotkasten & Söhne');
    expect(text).toContain('Kiezwerk');
    expect(text).toContain('https://');
  });

  test('answers a German prompt in German', async () => {
    const reply = await ask(wire, wire.body('Wie gut ist die Agentur „Anlauf“ für kleine Firmen?'));
    const text = wire.text(await reply.json());
    expect(text).toMatch(/^\[Beispielantwort/);
    expect(text).toContain('Anlauf');
  });

  test('gives scripted texts in order, then samples again', async () => {
    emulator.control.script({ kind: 'text', text: 'first' }, { kind: 'text', text: 'second' });
    const texts: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      texts.push(wire.text(await (await ask(wire, wire.body('Hello'))).json()));
    }
    expect(texts).toEqual(['first', 'second', expect.stringContaining('Sample answer')]);
  });

  test('refuses a wrong key as the provider does and takes no scripted answer for it', async () => {
    emulator.control.script({ kind: 'text', text: 'secret' });
    const reply = await ask(wire, wire.body('Hello'), 'wrong');
    expect(reply.status).toBe(wire.wrongKey.status);
    expect(await reply.json()).toMatchObject(wire.wrongKey.body);
    expect(wire.text(await (await ask(wire, wire.body('Hello'))).json())).toBe('secret');
  });

  test('can be rate limited, and fail', async () => {
    emulator.control.script(
      { kind: 'error', status: 429, retryAfter: 2 },
      { kind: 'error', status: 500 },
    );
    const limited = await ask(wire, wire.body('Hello'));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await limited.json()).toMatchObject(wire.rateLimited);
    const failed = await ask(wire, wire.body('Hello'));
    expect(failed.status).toBe(500);
    expect(await failed.json()).toHaveProperty('error');
  });

  test('can break off in the middle of its JSON', async () => {
    emulator.control.script({ kind: 'malformed' });
    const reply = await ask(wire, wire.body('Hello'));
    expect(reply.status).toBe(200);
    await expect(reply.json()).rejects.toThrow(SyntaxError);
  });

  test('can be cut short, and refuse', async () => {
    emulator.control.script(
      { kind: 'text', text: 'Half a sen', finish: 'length' },
      { kind: 'text', text: 'No.', finish: 'refusal' },
    );
    expect(await (await ask(wire, wire.body('Hello'))).json()).toMatchObject(wire.cut);
    expect(await (await ask(wire, wire.body('Hello'))).json()).toMatchObject(wire.refused);
  });

  test('answers hostile markup as text', async () => {
    emulator.control.script({ kind: 'hostile' });
    const reply = await ask(wire, wire.body('Hello'));
    expect(wire.text(await reply.json())).toContain('<script>');
  });

  test('in JSON mode answers what fits the schema, or the scripted value', async () => {
    const schema = {
      type: 'object',
      properties: {
        sentiment_score: { type: 'integer', minimum: 0, maximum: 50 },
        confidence: { type: 'number', minimum: 90 },
        sentiment_label: { type: 'string', enum: ['neutral', 'positive'] },
      },
      required: ['sentiment_score', 'sentiment_label'],
    };
    const judge = async () =>
      JSON.parse(String(wire.text(await (await ask(wire, wire.body('Judge', schema))).json())));
    expect(await judge()).toEqual({
      sentiment_score: 50,
      confidence: 90,
      sentiment_label: 'neutral',
    });
    emulator.control.script({ kind: 'json', value: { sentiment_score: 12 } });
    expect(await judge()).toEqual({ sentiment_score: 12 });
  });

  test('in JSON mode names others and words of the text that it judges', async () => {
    const text =
      'Of these:\n1. **Anlauf**: quick and friendly.\n2. **Kiezwerk**: dear.\n3. **Velo**: new.';
    const data = JSON.stringify({ brand: ['Anlauf'], listed: ['Velo'], text });
    const strings = { type: 'array', items: { type: 'string' } };
    const aspects = {
      type: 'array',
      items: { type: 'object', properties: { quote: { type: 'string' } }, required: ['quote'] },
    };
    const schema = { type: 'object', properties: { brands: strings, aspects } };
    const reply = await ask(wire, wire.body(`Judge.\n${data}`, schema));
    expect(JSON.parse(String(wire.text(await reply.json())))).toEqual({
      brands: ['Kiezwerk'],
      aspects: [{ quote: 'quick and friendly.' }],
    });
  });

  test('refuses a body that is off the format, and a stream', async () => {
    expect((await ask(wire, {})).status).toBe(400);
    expect((await ask(wire, { ...wire.body('Hello'), stream: true })).status).toBe(400);
  });

  test('logs what it was asked, without the key', async () => {
    await ask(wire, wire.body('What do you know about Anlauf?'));
    const [request] = emulator.control.requests();
    expect(request).toMatchObject({ status: 200, prompt: 'What do you know about Anlauf?' });
    expect(JSON.stringify(request)).not.toContain(EMULATOR_KEY);
  });
});
