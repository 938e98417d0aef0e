import { z } from 'zod';
import type { ModelsAnswer, ModelsRequest } from './wire-format.ts';
import { messageId } from './wire-format.ts';

/** What a search found is only sent with this in `include`. */
const SOURCES = 'web_search_call.action.sources';

/** OpenAI's web search (developers.openai.com/api/docs/guides/tools-web-search). */
const webSearchTool = z.strictObject({
  type: z.literal('web_search'),
  filters: z
    .strictObject({
      allowed_domains: z.array(z.string()).nullish(),
      blocked_domains: z.array(z.string()).nullish(),
    })
    .nullish(),
  external_web_access: z.boolean().nullish(),
  search_context_size: z.enum(['low', 'medium', 'high']).nullish(),
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
  tool_choice: z.enum(['auto', 'none', 'required']).optional(),
  max_tool_calls: z.int().positive().nullish(),
  include: z.array(z.string()).nullish(),
};

type ToolRequest = z.infer<z.ZodObject<typeof toolFields>>;

/** What a request says about searches. */
export function readTools(request: ToolRequest): Pick<ModelsRequest, 'search'> {
  if (request.tools?.length !== 1) return {};
  const limit = request.tool_choice === 'none' ? 0 : (request.max_tool_calls ?? Infinity);
  return { search: { limit, hasSources: request.include?.includes(SOURCES) ?? false } };
}

/** A `web_search_call` for each call up to the limit; OpenAI ignores those beyond it. */
export function searchCalls({ searches }: ModelsAnswer, { search }: ModelsRequest): object[] {
  return searches.slice(0, search?.limit ?? 0).map(({ queries, pages, error, opens }) => ({
    id: messageId('ws_'),
    type: 'web_search_call',
    status: error === undefined ? 'completed' : 'failed',
    action:
      opens === undefined
        ? {
            type: 'search',
            query: queries[0] ?? '',
            queries,
            ...(search?.hasSources && { sources: pages.map(({ url }) => ({ type: 'url', url })) }),
          }
        : { type: 'open_page', url: opens },
  }));
}

/** The citations of a text, at the words that they are cited for. */
export function annotationsOf({ text, cited }: ModelsAnswer): object[] {
  return cited.flatMap(({ url, title, quote }) => {
    const start = text.indexOf(quote);
    if (start === -1) return [];
    return {
      type: 'url_citation',
      start_index: start,
      end_index: start + quote.length,
      url,
      title,
    };
  });
}
