import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OTHER, PAGE, PLACE, useSearchModels } from './search-models.ts';

const { post, script } = useSearchModels();

/** Blocks of Anthropic's published API (anthropic-sdk-typescript, messages.ts). */
describe('Anthropic messages with web search', () => {
  const serverToolUse = z.strictObject({
    type: z.literal('server_tool_use'),
    id: z.string().startsWith('srvtoolu_'),
    name: z.literal('web_search'),
    input: z.strictObject({ query: z.string() }),
  });
  const toolResult = z.strictObject({
    type: z.literal('web_search_tool_result'),
    tool_use_id: z.string().startsWith('srvtoolu_'),
    content: z.union([
      z.array(
        z.strictObject({
          type: z.literal('web_search_result'),
          url: z.string(),
          title: z.string(),
          encrypted_content: z.string(),
          page_age: z.string().nullable(),
        }),
      ),
      z.strictObject({
        type: z.literal('web_search_tool_result_error'),
        error_code: z.enum([
          'invalid_tool_input',
          'unavailable',
          'max_uses_exceeded',
          'too_many_requests',
          'query_too_long',
        ]),
      }),
    ]),
  });
  const text = z.strictObject({
    type: z.literal('text'),
    text: z.string(),
    citations: z
      .array(
        z.strictObject({
          type: z.literal('web_search_result_location'),
          url: z.string(),
          title: z.string().nullable(),
          encrypted_index: z.string(),
          cited_text: z.string(),
        }),
      )
      .nullable(),
  });
  const block = z.discriminatedUnion('type', [serverToolUse, toolResult, text]);
  const response = z.looseObject({
    type: z.literal('message'),
    content: z.array(block),
    stop_reason: z.enum(['end_turn', 'max_tokens', 'pause_turn', 'refusal']),
    usage: z.looseObject({
      server_tool_use: z.strictObject({ web_search_requests: z.int() }).optional(),
    }),
  });

  const tool = {
    type: 'web_search_20250305',
    name: 'web_search',
    max_uses: 2,
    user_location: PLACE,
  };
  const question = { role: 'user', content: 'Which agency is best?' };
  const body = (fields: object = {}) => ({
    model: 'claude-test',
    max_tokens: 500,
    messages: [question],
    tools: [tool],
    ...fields,
  });
  const ask = async (fields: object = {}) =>
    response.parse(await (await post('/v1/messages', body(fields))).json());

  test('has each search with its result, and a block for each cited passage', async () => {
    script();
    const { content, usage, stop_reason } = await ask();
    expect(content).toMatchObject([
      { type: 'server_tool_use', input: { query: 'best agency' } },
      { type: 'web_search_tool_result', content: [PAGE, OTHER] },
      { text: 'Kiezwerk is best', citations: [PAGE] },
      { text: '. See for yourself.', citations: null },
    ]);
    expect(Reflect.get(content[1] ?? {}, 'tool_use_id')).toBe(Reflect.get(content[0] ?? {}, 'id'));
    expect(usage.server_tool_use).toEqual({ web_search_requests: 1 });
    expect(stop_reason).toBe('end_turn');
  });

  test('fails inside its result, also beyond its limit, and does not bill it', async () => {
    const search = { queries: ['a'], pages: [PAGE] };
    script({ searches: [search, { ...search, error: 'too_many_requests' }, search, search] });
    const { content, usage } = await ask();
    const failed = content.flatMap((each) =>
      each.type === 'web_search_tool_result' && !Array.isArray(each.content)
        ? each.content.error_code
        : [],
    );
    expect(failed).toEqual(['too_many_requests', 'max_uses_exceeded']);
    expect(usage.server_tool_use).toEqual({ web_search_requests: 2 });
  });

  test('pauses a turn and continues it from its blocks, with the same tool', async () => {
    script({
      searches: [
        { queries: ['a'], pages: [PAGE], pause: 'before-result' },
        { queries: ['b'], pages: [OTHER] },
      ],
    });
    const paused = await ask();
    expect(paused.stop_reason).toBe('pause_turn');
    expect(paused.content).toMatchObject([{ type: 'server_tool_use', input: { query: 'a' } }]);
    const messages = [question, { role: 'assistant', content: paused.content }];
    expect((await post('/v1/messages', body({ messages, tools: [] }))).status).toBe(400);
    const { content, stop_reason } = await ask({ messages });
    expect(stop_reason).toBe('end_turn');
    expect(content.slice(0, 3)).toMatchObject([
      { type: 'web_search_tool_result', content: [PAGE] },
      { type: 'server_tool_use', input: { query: 'b' } },
      { type: 'web_search_tool_result', content: [OTHER] },
    ]);
  });

  test('does not search without the tool, or when told not to', async () => {
    script();
    script();
    expect((await ask({ tools: [] })).content.map(({ type }) => type)).toEqual(['text']);
    const { content } = await ask({ tool_choice: { type: 'none' } });
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set(['text']));
  });

  test.each([
    ['a limit of no uses', { tools: [{ ...tool, max_uses: 0 }] }],
    [
      'a country that is none',
      { tools: [{ ...tool, user_location: { ...PLACE, country: 'Germany' } }] },
    ],
    [
      'both lists of domains',
      { tools: [{ ...tool, allowed_domains: ['a.example'], blocked_domains: ['b.example'] }] },
    ],
  ])('refuses %s', async (_, fields) => {
    expect((await post('/v1/messages', body(fields))).status).toBe(400);
  });
});
