import { z } from 'zod';
import type { ScriptedCitation } from '../script.ts';
import type { TurnSearch } from '../turn.ts';
import { BadRequest, type ModelsAnswer, type ModelsRequest } from './wire-format.ts';

const domains = z.array(z.string()).nullish();

/** Anthropic's web search (docs.claude.com/en/docs/agents-and-tools/tool-use/web-search-tool). */
const webSearchTool = z.strictObject({
  type: z.literal('web_search_20250305'),
  name: z.literal('web_search'),
  max_uses: z.int().positive().nullish(),
  allowed_domains: domains,
  blocked_domains: domains,
  user_location: z
    .strictObject({
      type: z.literal('approximate'),
      city: z.string().nullish(),
      region: z.string().nullish(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullish(),
      timezone: z.string().nullish(),
    })
    .nullish(),
});

/** The fields of a request with tools; other tools than the search are refused. */
export const toolFields = {
  tools: z.array(webSearchTool).max(1).optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
};

interface ToolRequest {
  tools?: z.infer<typeof webSearchTool>[] | undefined;
  tool_choice?: { type: string } | undefined;
  messages: readonly { role: string; content: unknown }[];
}

const blocks = z.array(z.looseObject({ type: z.string(), id: z.string().optional() }));

/**
 * What a request says about searches.
 *
 * @throws {BadRequest} for a continuation without the tool, and both lists of domains
 */
export function readTools({
  tools,
  tool_choice: choice,
  messages,
}: ToolRequest): Pick<ModelsRequest, 'search' | 'continues'> {
  const last = messages.at(-1);
  const calls = blocks.safeParse(last?.role === 'assistant' ? last.content : []).data ?? [];
  const continues = calls.findLast(({ type }) => type === 'server_tool_use')?.id;
  const tool = tools?.[0];
  if (tool === undefined) {
    if (continues === undefined) return {};
    throw new BadRequest('messages: `server_tool_use` needs the tool `web_search`');
  }
  if (tool.allowed_domains && tool.blocked_domains) {
    throw new BadRequest('tools: allowed_domains and blocked_domains exclude each other');
  }
  const limit = choice?.type === 'none' ? 0 : (tool.max_uses ?? Infinity);
  return { search: { limit, hasSources: true }, continues };
}

/** The blocks of a turn: each search with its result, then the text with its citations. */
export function contentOf(answer: ModelsAnswer, { search }: ModelsRequest): object[] {
  let left = search?.limit ?? 0;
  const searches = answer.searches.flatMap((each) => {
    if (search?.limit === 0 && each.part !== 'result') return [];
    const isOver = each.error === undefined && each.part !== 'call' && left-- <= 0;
    return blocksOf(isOver ? { ...each, error: 'max_uses_exceeded' } : each);
  });
  return [...searches, ...textBlocks(answer)];
}

/** Searches that Anthropic bills: those that found something or nothing, but did not fail. */
export function billedSearches(content: readonly object[]): number {
  return content.filter((block) => Array.isArray(Reflect.get(block, 'content'))).length;
}

function blocksOf({ id, queries, pages, error, part }: TurnSearch): object[] {
  const input = { query: queries[0] ?? '' };
  const call = { type: 'server_tool_use', id, name: 'web_search', input };
  const found = pages.map(({ url, title }) => ({
    type: 'web_search_result',
    url,
    title,
    encrypted_content: sealed(url),
    page_age: null,
  }));
  const result = {
    type: 'web_search_tool_result',
    tool_use_id: id,
    content:
      error === undefined ? found : { type: 'web_search_tool_result_error', error_code: error },
  };
  return [part !== 'result' && call, part !== 'call' && result].filter((block) => block !== false);
}

/** A cited passage is a block of its own. */
function textBlocks({ text, cited, finish }: ModelsAnswer): object[] {
  if (finish === 'refusal' || finish === 'pause') return [];
  const result: object[] = [];
  let rest = text;
  for (const [quote, citations] of byQuote(cited)) {
    const start = rest.indexOf(quote);
    if (start === -1) continue;
    if (start > 0) result.push({ type: 'text', text: rest.slice(0, start), citations: null });
    result.push({ type: 'text', text: quote, citations: citations.map(location) });
    rest = rest.slice(start + quote.length);
  }
  if (rest !== '' || result.length === 0) {
    result.push({ type: 'text', text: rest, citations: null });
  }
  return result;
}

function byQuote(cited: readonly ScriptedCitation[]): Map<string, ScriptedCitation[]> {
  return Map.groupBy(cited, ({ quote }) => quote);
}

function location({ url, title }: ScriptedCitation): object {
  return {
    type: 'web_search_result_location',
    url,
    title,
    encrypted_index: sealed(url),
    cited_text: title,
  };
}

/** Stands in for what Anthropic encrypts and wants back as it was. */
function sealed(text: string): string {
  return Buffer.from(text).toString('base64');
}
