import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAP_DOMAINS } from '../sample-search.ts';
import { OTHER, PAGE, PLACE, useSearchModels } from './search-models.ts';

const { post, script, scriptAll } = useSearchModels();

/** `ResponseFunctionWebSearch` and `url_citation` of OpenAI's published API (openai-node, responses.ts). */
describe('OpenAI responses with web search', () => {
  const source = z.strictObject({ type: z.literal('url'), url: z.string() });
  const searchCall = z.strictObject({
    id: z.string().startsWith('ws_'),
    type: z.literal('web_search_call'),
    status: z.enum(['in_progress', 'searching', 'completed', 'failed']),
    action: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('search'),
        query: z.string(),
        queries: z.array(z.string()).optional(),
        sources: z.array(source).optional(),
      }),
      z.strictObject({ type: z.literal('open_page'), url: z.string().nullable().optional() }),
    ]),
  });
  const message = z.strictObject({
    id: z.string().startsWith('msg_'),
    type: z.literal('message'),
    role: z.literal('assistant'),
    status: z.enum(['in_progress', 'completed', 'incomplete']),
    content: z.array(
      z.strictObject({
        type: z.literal('output_text'),
        text: z.string(),
        annotations: z.array(
          z.strictObject({
            type: z.literal('url_citation'),
            start_index: z.int(),
            end_index: z.int(),
            url: z.string(),
            title: z.string(),
          }),
        ),
        logprobs: z.array(z.unknown()),
      }),
    ),
  });
  const response = z.looseObject({
    object: z.literal('response'),
    output: z.array(z.discriminatedUnion('type', [searchCall, message])),
  });

  const body = (fields: object = {}) => ({
    model: 'gpt-test',
    input: 'Which agency is best?',
    tools: [{ type: 'web_search', user_location: PLACE, search_context_size: 'low' }],
    include: ['web_search_call.action.sources'],
    max_tool_calls: 2,
    ...fields,
  });
  const ask = async (fields: object = {}) =>
    response.parse(await (await post('/v1/responses', body(fields))).json()).output;

  test('has its calls before the message, which cites at its words', async () => {
    script();
    const [call, answer] = await ask();
    expect(call).toMatchObject({
      status: 'completed',
      action: {
        query: 'best agency',
        queries: ['best agency'],
        sources: [PAGE, OTHER].map(({ url }) => ({ type: 'url', url })),
      },
    });
    expect(answer).toMatchObject({
      content: [
        { annotations: [{ ...PAGE, start_index: 0, end_index: 'Kiezwerk is best'.length }] },
      ],
    });
  });

  test('has its sources only when they are asked for', async () => {
    script();
    const [call] = await ask({ include: [] });
    expect(call).not.toHaveProperty('action.sources');
  });

  test('makes no more calls than it may, opens pages, and fails', async () => {
    script({
      searches: [{ opens: PAGE.url }, { error: 'unavailable' }, { queries: ['too many'] }],
    });
    expect(await ask()).toMatchObject([
      { action: { type: 'open_page', url: PAGE.url } },
      { status: 'failed' },
      { type: 'message' },
    ]);
  });

  test('does not search without the tool, or when told not to', async () => {
    script();
    script();
    expect(await ask({ tools: [] })).toMatchObject([{ type: 'message' }]);
    expect(await ask({ tool_choice: 'none' })).toMatchObject([{ type: 'message' }]);
  });

  test.each([
    [
      'a country that is none',
      { tools: [{ type: 'web_search', user_location: { ...PLACE, country: 'Germany' } }] },
    ],
    ['no calls at most', { max_tool_calls: 0 }],
    ['another tool', { tools: [{ type: 'file_search' }] }],
  ])('refuses %s', async (_, fields) => {
    expect((await post('/v1/responses', body(fields))).status).toBe(400);
  });
});

test('a sample cites two domains for competitors alone, and never where the prompt names a brand', async () => {
  const ask = async (input: string) =>
    JSON.stringify(
      z
        .object({ output: z.tuple([z.unknown(), z.unknown()]) })
        .parse(
          await (
            await post('/v1/responses', { model: 'm', input, tools: [{ type: 'web_search' }] })
          ).json(),
        ).output[1],
    );
  for (const prompt of ['Which agency is best?', 'Welche Agentur ist die beste?']) {
    const sample = await ask(prompt);
    for (const words of [...GAP_DOMAINS, 'Nordlicht Digital']) expect(sample).toContain(words);
  }
  const branded = await ask('Is "Brotkasten" any good?');
  expect(branded).toContain('Brotkasten');
  for (const domain of GAP_DOMAINS) expect(branded).not.toContain(domain);
});

test('a body can be nothing, or of a wrong shape', async () => {
  scriptAll({ kind: 'body', body: '' }, { kind: 'body', body: '[1]' });
  const ask = async () => (await post('/v1/responses', { model: 'm', input: 'Hello' })).text();
  expect([await ask(), await ask()]).toEqual(['', '[1]']);
});
